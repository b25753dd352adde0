import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { Env } from '@/lib/server/config/env';
import { cacheControlOf, type PriceTimes } from './cache-control';
import { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';
import { isLeaving } from './leaving';
import { FIRST_SCRIPT_SOURCE, NO_PAGE_POLICY, pagePolicy } from './policy/policy.mjs';

/** Cache tag with which a content delivery network can purge all prices at once (docs/operations.md, "A CDN in front"). */
const PRICES_TAG = 'prices';

const POLICY = 'Content-Security-Policy';

type Settings = Pick<Env, 'GTM_ID' | 'SENTRY_DSN' | 'SITE_URL'>;

const YEAR = 31_536_000;

/** URLs with a secret or a shopper's products: never sent as a referrer. */
const IS_PRIVATE = /^\/+(?:get-[\w-]+|buy(?:[/?]|$))/i;

function staticHeaders({ SITE_URL }: Settings, url: string): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': IS_PRIVATE.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(SITE_URL.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
  };
}

/** The last value of a header: one set by middleware and again by a cached page would be sent twice. */
function lastOf(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name);
  return value === undefined ? undefined : String(Array.isArray(value) ? value.at(-1) : value);
}

/**
 * The policy for a response. A cached page has its own; middleware sets that of a page rendered per request (which may continue a
 * prerendered part, with that part's scripts). A page with neither gets one that blocks all of Next's inline scripts.
 */
function policyOf(response: ServerResponse, settings: Settings): string | undefined {
  const written = lastOf(response, POLICY);
  const scripts = lastOf(response, KEPT_SCRIPTS_HEADER);
  const type = String(response.getHeader('content-type') ?? '');
  // A 304 has no type. Browsers replace the stored headers with its own.
  if (response.statusCode === 304) return written;
  if (!type.startsWith('text/html')) return type.startsWith('image/') ? undefined : NO_PAGE_POLICY;
  if (written === undefined) return pagePolicy(settings, [FIRST_SCRIPT_SOURCE]);
  return scripts ? written.replace("script-src 'self'", `script-src 'self' ${scripts}`) : written;
}

/**
 * Sets the headers of every response and, when it is sent, those that depend on it: policy, shared caching, a single Location.
 * @param clock validity of the displayed prices, read for each response with a caching time
 */
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
  clock: () => PriceTimes,
): void {
  const { url = '/', headers } = request;
  const isForRouter = headers.rsc !== undefined;
  for (const [name, value] of Object.entries(staticHeaders(settings, url))) response.setHeader(name, value);
  onHeaders(response, () => {
    if (isLeaving()) response.setHeader('Connection', 'close');
    const policy = policyOf(response, settings);
    if (policy === undefined) response.removeHeader(POLICY);
    else response.setHeader(POLICY, policy);
    response.removeHeader(KEPT_SCRIPTS_HEADER);
    const type = String(response.getHeader('content-type') ?? '');
    // Belongs to the page's HTML, but Next caches it with the page's other formats too.
    if (isForRouter || type.startsWith('text/x-component')) response.removeHeader('ETag');
    const current = lastOf(response, 'cache-control');
    const cacheControl = cacheControlOf({ status: response.statusCode, type, current, url, isForRouter }, clock);
    if (cacheControl !== undefined) response.setHeader('Cache-Control', cacheControl);
    if (cacheControl?.startsWith('public')) response.setHeader('Cache-Tag', PRICES_TAG);
    // Next 16.4 sets it twice for a page that redirects: while rendering, and from the new cache entry.
    const location = lastOf(response, 'location');
    if (location !== undefined) response.setHeader('Location', location);
  });
}
