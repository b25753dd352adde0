/**
 * Warns when this build has no official picture of the notice on the legal guarantee (Regulation (EU) 2025/1960), in whose place pages
 * show a text of ours, which is not the notice that the law prescribes.
 * @param notice the picture's path (next.config.mjs)
 */
export function warnOfMissingNotice(notice: string | undefined, warn: (message: string) => void): void {
  if (notice) return;
  warn(
    'public/images/laglig-garanti.svg is missing: pages lack the official notice on the legal guarantee (docs/operations.md)',
  );
}
