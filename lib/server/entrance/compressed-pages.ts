import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Brotli at this level is as fast as gzip and a fifth smaller. */
export type Encoding = 'br' | 'gzip';

const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});

/** A tenth smaller, in thirty times the time: in another thread, for pages that are requested again. */
const SMALLER = brotli(10);
const compressSmaller = promisify(brotliCompress);
/** Pages that may wait for it: some seconds of work. Others try again at their next request. */
const MOST_WAITING = 50;

function encode(html: string, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(html, brotli(5)) : gzipSync(html);
}

interface Page {
  readonly bytes: Buffer;
  isRequestedAgain: boolean;
}

/** Bytes: a thousand pages or more. */
const LIMIT = 32 * 1024 * 1024;

/**
 * Caches the compressed bytes of prerendered pages by a hash of their content. Entries need no expiry: a page
 * with another price has another hash.
 * @param maxSize bytes
 * @returns the bytes of `html`; `tag` is its hash
 */
export function compressedPages(maxSize = LIMIT): (tag: string, html: string, encoding: Encoding) => Buffer {
  const pages = new LRUCache<string, Page>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length });
  const oneAtATime = pLimit(1);
  return (tag, html, encoding) => {
    const key = `${encoding} ${tag}`;
    const known = pages.get(key);
    if (!known) {
      const bytes = encode(html, encoding);
      pages.set(key, { bytes, isRequestedAgain: false });
      return bytes;
    }
    if (encoding === 'br' && !known.isRequestedAgain && oneAtATime.pendingCount < MOST_WAITING) {
      known.isRequestedAgain = true;
      void oneAtATime(async () => {
        // Without memory for it the page stays as it is.
        const bytes = await compressSmaller(html, SMALLER).catch(() => null);
        if (bytes && pages.peek(key) === known) pages.set(key, { bytes, isRequestedAgain: true });
      });
    }
    return known.bytes;
  };
}
