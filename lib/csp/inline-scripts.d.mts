export const SCRIPTS_HEADER: string;
export const HAS_DYNAMIC_TAIL: string;
export function sourceOf(text: string): Promise<string>;
export function withHashes(html: string): Promise<{ readonly html: string; readonly sources: readonly string[] }>;
