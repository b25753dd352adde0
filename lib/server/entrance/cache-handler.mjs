import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withHashes } from './policy/inline-scripts.mjs';
import { pagePolicy } from './policy/policy.mjs';

/** Internal response header of a partly prerendered page: its scripts' hashes. Removed before sending (response-headers.ts). */
export const KEPT_SCRIPTS_HEADER = 'x-kept-scripts';

/** Mutates the value, which is also sent to the first visitor: pages have their policy, and complete ones an ETag. */
function finish(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string') return;
  page.headers ??= {};
  const { headers } = page;
  if (headers['content-security-policy'] !== undefined || headers[KEPT_SCRIPTS_HEADER] !== undefined) return;
  const { html, sources } = withHashes(page.html);
  page.html = html;
  if (page.postponed) {
    headers[KEPT_SCRIPTS_HEADER] = sources.join(' ');
    return;
  }
  headers['content-security-policy'] = pagePolicy(process.env, sources);
  headers.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** Next's NEXT_CACHE_TAGS_HEADER: the tags that expire a page. */
const TAGS_HEADER = 'x-next-cache-tags';

const MB = 1024 * 1024;

/** Entries as Next reads them, for the pages requested most: some sixty. */
const entries = new LRUCache({ maxSize: 32 * MB });

/** All entries, compressed to a tenth: some thousand. Packing or unpacking one takes a millisecond, far less than rendering the page. */
const packed = new LRUCache({ maxSize: 64 * MB, sizeCalculation: (bytes) => bytes.length });
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Milliseconds since 1970 on the monotonic clock with which Next computes a page's age. */
const now = () => performance.timeOrigin + performance.now();

/**
 * The `cacheHandler` of next.config.mjs: cached pages with the policy (docs/decisions/0050-policy-by-hash.md) and ETag of each, in
 * memory, so that a process sends only pages that it has rendered (docs/decisions/0021-a-shop-without-its-backend.md).
 */
export default class PageCache {
  async get(key) {
    const entry = entries.get(key);
    if (entry) return entry;
    const bytes = packed.get(key);
    if (!bytes) return null;
    const serialized = brotliDecompressSync(bytes);
    const unpacked = deserialize(serialized);
    entries.set(key, unpacked, { size: serialized.length });
    return unpacked;
  }

  async set(key, value) {
    finish(value);
    // A postponed state contains one visitor's URL and nonce.
    if (value?.postponed) return;
    if (value?.headers) delete value.headers[TAGS_HEADER];
    const entry = { value, lastModified: now() };
    const serialized = serialize(entry);
    packed.set(key, brotliCompressSync(serialized, FAST));
    entries.set(key, entry, { size: serialized.length });
  }

  /**
   * Expires all pages, since each shows prices. Next 16.4 would compare the expiry time of the wall clock with a page's age by a
   * monotonic one: after a clock change by an hour, pages kept old prices for an hour. Next's own `use cache` is not affected.
   */
  async revalidateTag() {
    entries.clear();
    packed.clear();
  }
}
