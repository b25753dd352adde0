export interface KeptPage {
  readonly kind: string;
  html: string;
  rscData?: Uint8Array | undefined;
  segmentData?: Map<string, Uint8Array> | undefined;
}

export function withoutAddress(key: string, text: string): string;
export function forgetAddress(key: string, page: KeptPage | null | undefined): void;
