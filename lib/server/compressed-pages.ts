import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Best first: Brotli at this level is as fast as gzip and a fifth smaller. "identity" is uncompressed. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

function encode(html: string, encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(html);
  return encoding === 'br' ? brotliCompressSync(html, BROTLI) : gzipSync(html);
}

/** Bytes: a thousand pages or more. */
const LIMIT = 32 * 1024 * 1024;

/**
 * Caches the bytes of prerendered pages, compressed or not, by a hash of their content. Entries need no expiry: a page
 * with another price has another hash.
 * @param maxSize bytes
 * @returns the bytes of `html`; `tag` is its hash
 */
export function compressedPages(maxSize = LIMIT): (tag: string, html: string, encoding: Encoding) => Buffer {
  const pages = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length });
  return (tag, html, encoding) => {
    const key = `${encoding} ${tag}`;
    const known = pages.get(key);
    if (known) return known;
    const bytes = encode(html, encoding);
    pages.set(key, bytes);
    return bytes;
  };
}
