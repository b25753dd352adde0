import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { Env } from '@/lib/config/env';
import { cacheControlOf, type PriceClock } from './cache-control';
import { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';
import { FIRST_SCRIPT_SOURCE, NO_PAGE_POLICY, pagePolicy } from './policy.mjs';

/** By which a content delivery network can be told to forget every price at once (docs/operations.md, "A CDN in front"). */
const PRICES_TAG = 'prices';

const POLICY = 'Content-Security-Policy';

type Settings = Pick<Env, 'GTM_ID' | 'SENTRY_DSN'>;

/** A header as it was written last: what middleware has set and a kept page brings along would be sent twice. */
function lastOf(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name);
  return value === undefined ? undefined : String(Array.isArray(value) ? value.at(-1) : value);
}

/**
 * The policy for a response. A kept page brings its own, middleware writes that of a page made for one request (which may go on after a
 * kept part, with that part's scripts). A page with neither gets one that runs nothing of Next's.
 */
function policyOf(response: ServerResponse, settings: Settings): string | undefined {
  const written = lastOf(response, POLICY);
  const kept = lastOf(response, KEPT_SCRIPTS_HEADER);
  const type = String(response.getHeader('content-type') ?? '');
  // "Not modified" has no type. Browsers put its headers in the place of those that they kept with the page.
  if (response.statusCode === 304) return written;
  if (!type.startsWith('text/html')) return type.startsWith('image/') ? undefined : NO_PAGE_POLICY;
  if (written === undefined) return pagePolicy(settings, [FIRST_SCRIPT_SOURCE]);
  return kept ? written.replace("script-src 'self'", `script-src 'self' ${kept}`) : written;
}

/**
 * Completes what depends on the response when it is sent: policy, times for shared caches, one Location.
 * @param clock how long the shown prices will be right, asked at each response that says how long it may be kept
 */
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
  clock: () => PriceClock,
): void {
  const { url = '/', headers } = request;
  const isForRouter = headers.rsc !== undefined;
  onHeaders(response, () => {
    const policy = policyOf(response, settings);
    if (policy === undefined) response.removeHeader(POLICY);
    else response.setHeader(POLICY, policy);
    response.removeHeader(KEPT_SCRIPTS_HEADER);
    const type = String(response.getHeader('content-type') ?? '');
    // Names the page's HTML, and is kept with the page's other forms too.
    if (isForRouter || type.startsWith('text/x-component')) response.removeHeader('ETag');
    const current = lastOf(response, 'cache-control');
    const cacheControl = cacheControlOf({ status: response.statusCode, type, current, url, isForRouter }, clock);
    if (cacheControl !== undefined) response.setHeader('Cache-Control', cacheControl);
    if (cacheControl?.startsWith('public')) response.setHeader('Cache-Tag', PRICES_TAG);
    // Next 16.4 writes that of a page that redirects once while it renders and once from the entry that it has just made.
    const location = lastOf(response, 'location');
    if (location !== undefined) response.setHeader('Location', location);
  });
}
