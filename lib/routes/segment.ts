import type { Product } from '@/lib/product/product';

/*
 * Next finds no page for a product code with an encoded slash in it, and writes finished pages into files that bear the
 * address. Inside the shop such characters are spelled `~2F`, which needs no encoding; visitors see `%2F`.
 */

/** One segment of a path that Next renders: `A/B 1` becomes `A~2FB~201`. */
export function toInternal(code: string): string {
  const encoded = encodeURIComponent(code).replaceAll('~', '~7E').replaceAll('%', '~');
  // A segment of dots alone would lead elsewhere.
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '~2E') : encoded;
}

/** What `toInternal` was given; null for what it cannot have made. */
export function fromInternal(segment: string): string | null {
  return decoded(segment.replaceAll('~', '%'));
}

/** An address, or a segment of one, as it was meant; null when it cannot be read. */
export function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Where a product's page is rendered; its address is `productPath` (lib/routes/catalogue-paths.ts). */
export function renderedProductPath({ categoryCode, code }: Pick<Product, 'categoryCode' | 'code'>): string {
  return `/${encodeURIComponent(categoryCode ?? '')}/${toInternal(code)}`;
}
