export interface KeptPage {
  readonly kind: string;
  rscData?: Uint8Array | undefined;
  segmentData?: Map<string, Uint8Array> | undefined;
}

export function withoutAddress(data: string): string;
export function forgetAddress(page: KeptPage | null | undefined): void;
