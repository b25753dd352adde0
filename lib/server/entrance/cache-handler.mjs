import { createHash } from 'node:crypto';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { NO_QUERY, STATIC_PREFIX } from '../../domain/paths/internal.mjs';
import { withHashes } from './policy/inline-scripts.mjs';
import { pagePolicy } from './policy/policy.mjs';

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

/** Next's NEXT_CACHE_TAGS_HEADER: the tags that expire a page. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * Render time and ETag of the pages that this process has rendered since the last price change. The disk also holds pages of the build
 * and of former processes, with outdated prices, and keeps them when it cannot be written: there the ETag differs.
 */
const made = new Map();

let isDiskBroken = false;

/** Memory goes on serving. Reports the first failure, and the next one only after a success. */
function noteWrite(error) {
  if (error && !isDiskBroken)
    console.error(`The build folder cannot be written: pages are kept in memory only. ${error.message}`);
  isDiskBroken = error !== undefined;
}

/** Listings with filters, of which there is no end: never on disk. */
const IS_FILTERED = new RegExp(`/${STATIC_PREFIX}/(?!${NO_QUERY}/)`);

/** Milliseconds since 1970 on the monotonic clock with which Next computes a page's age. */
const now = () => performance.timeOrigin + performance.now();

const Base = FileSystemCache.default ?? FileSystemCache;

/**
 * Next's page cache, with the policy (docs/decisions/0050-policy-by-hash.md) and ETag of each page, and only pages that this process
 * has rendered (docs/decisions/0021-a-shop-without-its-backend.md).
 */
export default class PageCache extends Base {
  #inMemory;

  constructor(options) {
    super(options);
    // The memory is the same: Next's cache has one for the process.
    this.#inMemory = new Base({ ...options, flushToDisk: false });
  }

  async get(...args) {
    if (isBuilding()) return super.get(...args);
    const page = made.get(args[0]);
    const entry = page && (await super.get(...args));
    return entry && entry.value?.headers?.etag === page.etag ? { ...entry, lastModified: page.lastModified } : null;
  }

  async set(key, value, context) {
    finish(value);
    // A postponed state contains one visitor's URL and nonce: cache only the one from the build.
    if (value?.postponed && !isBuilding()) return;
    if (value?.headers && !isBuilding()) delete value.headers[TAGS_HEADER];
    // Where pages may be partly static, Next 16.4 does not write a complete page's data to disk and then cannot read the page back:
    // pages beyond the memory limit would be rendered for each visitor.
    const isWhole = value?.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed == null;
    const how = isWhole ? { ...context, isRoutePPREnabled: false } : context;
    if (isBuilding()) return super.set(key, value, how);
    // Until it is written, the file on disk is another process's.
    made.delete(key);
    if (IS_FILTERED.test(key)) await this.#inMemory.set(key, value, how);
    else await super.set(key, value, how).then(() => noteWrite(), noteWrite);
    made.set(key, { lastModified: now(), etag: value?.headers?.etag });
  }

  /**
   * Expires all pages, since each shows prices. Next 16.4 would store the expiry time of the wall clock and compare it with a monotonic
   * one: after a clock change by an hour, pages kept old prices for an hour. Next's own `use cache` is not affected.
   */
  async revalidateTag() {
    made.clear();
  }
}
