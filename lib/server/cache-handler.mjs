import { createHash } from 'node:crypto';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { withHashes } from './inline-scripts.mjs';
import { pagePolicy } from './policy.mjs';

/** Response header of a page that goes on after its kept part: the kept part's scripts. Never leaves the server (response-headers.ts). */
export const KEPT_SCRIPTS_HEADER = 'x-kept-scripts';

/**
 * In place: what is handed to `set` is also what the first visitor gets, and what `get` returns stays in memory. So pages from
 * the build, from disk and fresh ones all leave with their policy, and whole ones with an ETag.
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

/** Next's own page cache, whose pages bring their policy (docs/decisions/0050-policy-by-hash.md) and ETag. */
export default class PageCache extends (FileSystemCache.default ?? FileSystemCache) {
  async get(...args) {
    const entry = await super.get(...args);
    finish(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    finish(value);
    // The postponed part of a page holds one visitor's address and nonce: keep only the one that the build made.
    if (value?.postponed && process.env.NEXT_PHASE !== 'phase-production-build') return;
    // Next 16.4 leaves a whole page's data out of its files where pages may be partly static, and without them cannot read the page
    // again: whatever did not fit into memory was rendered for each visitor.
    const isWhole = value?.kind === 'APP_PAGE' && value.rscData !== undefined && value.postponed == null;
    await super.set(key, value, isWhole ? { ...context, isRoutePPREnabled: false } : context);
  }
}
