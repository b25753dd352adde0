import type { Product } from '@/lib/domain/product/product';

/* Next cannot route a product code with an encoded slash, and names prerendered files after the path. Internally
   such characters are spelled `~2F`, which needs no encoding; visitors see `%2F`. */

/** One segment of an internal path: `A/B 1` becomes `A~2FB~201`. */
export function toInternal(code: string): string {
  const encoded = encodeURIComponent(code).replaceAll('~', '~7E').replaceAll('%', '~');
  // A segment of dots alone would be resolved as a relative path.
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '~2E') : encoded;
}

/** Inverse of `toInternal`; null for an invalid segment. */
export function fromInternal(segment: string): string | null {
  return decoded(segment.replaceAll('~', '%'));
}

/** Decodes a path or a segment of one; null when it is malformed. */
export function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The internal path of a product's page; its public path is `productPath` (lib/domain/paths/catalogue-paths.ts). */
export function internalProductPath({ categoryCode, code }: Pick<Product, 'categoryCode' | 'code'>): string {
  return `/${encodeURIComponent(categoryCode ?? '')}/${toInternal(code)}`;
}
