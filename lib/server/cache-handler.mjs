import { createHash } from 'node:crypto';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { withHashes } from './inline-scripts.mjs';
import { pagePolicy } from './policy.mjs';

/** Internal response header of a partly prerendered page: its scripts' hashes. Removed before sending (response-headers.ts). */
export const KEPT_SCRIPTS_HEADER = 'x-kept-scripts';

/**
 * Mutates the entry: the value passed to `set` is also sent to the first visitor, and the value from `get` stays in
 * memory. So pages from the build, from disk and fresh ones all have their policy, and complete ones an ETag.
 */
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

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** What NEXT_CACHE_TAGS_HEADER is called: in it a page names the tags that expire it. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * What this process has made itself since prices changed last, and when. On disk are also the pages of the build and of former
 * processes, at the prices of their day.
 */
const made = new Map();

/** Milliseconds since 1970 on the clock by which Next tells how old a page is: one that nobody sets. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Next's own page cache, whose pages bring their policy (docs/decisions/0050-policy-by-hash.md) and ETag, and are never those of another
 * process (docs/decisions/0021-a-shop-without-its-backend.md).
 */
export default class PageCache extends (FileSystemCache.default ?? FileSystemCache) {
  async get(...args) {
    if (isBuilding()) return super.get(...args);
    const lastModified = made.get(args[0]);
    const entry = lastModified === undefined ? null : await super.get(...args);
    return entry && { ...entry, lastModified };
  }

  async set(key, value, context) {
    finish(value);
    // The postponed part of a page holds one visitor's address and nonce: keep only the one that the build made.
    if (value?.postponed && !isBuilding()) return;
    if (value?.headers && !isBuilding()) delete value.headers[TAGS_HEADER];
    // Next 16.4 leaves a whole page's data out of its files where pages may be partly static, and without them cannot read the page
    // again: whatever did not fit into memory was rendered for each visitor.
    const isWhole = value?.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed == null;
    await super.set(key, value, isWhole ? { ...context, isRoutePPREnabled: false } : context);
    // Not before: until then the file is another process's.
    made.set(key, now());
  }

  /**
   * Every page bears prices, so all are made again. Next 16.4 would note the moment by a clock that may be set, and compare it with one
   * that may not: after a jump by an hour pages went on for an hour. For `use cache` Next notes it by the right one itself.
   */
  async revalidateTag() {
    made.clear();
  }
}
