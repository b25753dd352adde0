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

/** Next's page cache, with each page's policy (docs/decisions/0050-policy-by-hash.md) and ETag. */
export default class PageCache extends (FileSystemCache.default ?? FileSystemCache) {
  async get(...args) {
    const entry = await super.get(...args);
    finish(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    finish(value);
    // The postponed part of a page holds one visitor's URL and nonce: store only the one from the build.
    if (value?.postponed && process.env.NEXT_PHASE !== 'phase-production-build') return;
    // Next 16.4 omits a complete page's data from its files when pages may be partly static, and cannot read it back
    // without: a page that did not fit into memory was rendered for each visitor.
    const isWhole = value?.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed == null;
    await super.set(key, value, isWhole ? { ...context, isRoutePPREnabled: false } : context);
  }
}
