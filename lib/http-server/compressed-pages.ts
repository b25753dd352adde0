import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Best first: Brotli at this level takes as long as gzip and is a fifth smaller. "identity" stands for a page as it is. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

function encode(html: string, encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(html);
  return encoding === 'br' ? brotliCompressSync(html, BROTLI) : gzipSync(html);
}

/** Bytes: a thousand finished pages or more. What was not asked for longest goes first. */
const LIMIT = 32 * 1024 * 1024;

/**
 * A cache of the bytes of finished pages, compressed or not, by a hash of their content. Entries need not expire: a page with
 * another price has another hash.
 * @param limit bytes
 * @returns the bytes of `html`, which `tag` names
 */
export function compressedPages(limit = LIMIT): (tag: string, html: string, encoding: Encoding) => Buffer {
  const pages = new Map<string, Buffer>();
  let size = 0;
  return (tag, html, encoding) => {
    const key = `${encoding} ${tag}`;
    const known = pages.get(key);
    pages.delete(key);
    const bytes = known ?? encode(html, encoding);
    pages.set(key, bytes);
    if (known) return known;
    size += bytes.length;
    for (const [oldest, { length }] of pages) {
      if (size <= limit || oldest === key) break;
      pages.delete(oldest);
      size -= length;
    }
    return bytes;
  };
}
