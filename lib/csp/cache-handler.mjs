import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { HAS_DYNAMIC_TAIL, SCRIPTS_HEADER, withHashes } from './inline-scripts.mjs';
import { PAGE_TAG_HEADER, tagOf } from './page-tag.mjs';
import { forgetAddress } from './without-address.mjs';

/**
 * In place: what is handed to `set` is also what the first visitor gets, and what `get` returns stays in memory. So pages from
 * the build, from disk and fresh ones all leave with the hashes of their scripts, and whole ones with a name for their HTML.
 */
async function finish(page) {
  if (page?.kind !== 'APP_PAGE' || page.headers?.[SCRIPTS_HEADER] !== undefined) return;
  const { html, sources } = await withHashes(page.html);
  page.html = html;
  page.headers ??= {};
  page.headers[SCRIPTS_HEADER] = [...sources, ...(page.postponed ? [HAS_DYNAMIC_TAIL] : [])].join(' ');
  if (!page.postponed) page.headers[PAGE_TAG_HEADER] = await tagOf(html);
}

/**
 * Whether a page on disk may have the prices of a former process: until this one has thrown those away, which it does when it has its
 * first catalogue (lib/config/build-output.ts), a page is made anew.
 */
function isOfFormerProcess({ lastModified, value }) {
  const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
  if (value?.kind !== 'APP_PAGE' || isBuilding || lastModified >= performance.timeOrigin) return false;
  return globalThis[Symbol.for('shop.finished-pages')]?.expired !== true;
}

/**
 * Next's own page cache, whose pages know the hashes of their inline scripts (docs/decisions/0050-policy-by-hash.md) and what
 * their HTML is called (docs/decisions/0075-finished-once.md).
 */
export default class PageCache extends (FileSystemCache.default ?? FileSystemCache) {
  async get(...args) {
    const entry = await super.get(...args);
    if (entry && isOfFormerProcess(entry)) return null;
    await finish(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    forgetAddress(value);
    await finish(value);
    // Next 16.4 leaves a whole page's data out of its files where pages may be partly static, and without them cannot read the page
    // again: whatever did not fit into memory was rendered for each visitor.
    const isWhole = value?.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed == null;
    return super.set(key, value, isWhole ? { ...context, isRoutePPREnabled: false } : context);
  }
}
