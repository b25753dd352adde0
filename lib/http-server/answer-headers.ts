import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import {
  FIRST_SCRIPT_SOURCE,
  isDevelopment,
  NO_PAGE_POLICY,
  pagePolicies,
  securityHeaders,
  TRUSTED_TYPES_POLICY,
} from '@/lib/config/security-headers';
import { HAS_DYNAMIC_TAIL, SCRIPTS_HEADER } from '@/lib/csp/inline-scripts.mjs';
import { PAGE_TAG_HEADER } from '@/lib/csp/page-tag.mjs';
import { cacheControlOf, type PriceClock } from './cache-control';

/** By which a content delivery network can be told to forget every price at once (docs/operations.md, "A CDN in front"). */
const PRICES_TAG = 'prices';

const POLICY = 'Content-Security-Policy';

/** What a whole page's inline scripts are kept as (lib/csp/cache-handler.mjs): already written as in a policy. */
const WHOLE_PAGE = /^'[^,]*'$/;

/**
 * The inline scripts that a page may run, as a policy names them: those that were found in it when it was kept, or those that bear
 * this request's nonce.
 */
function scriptsOf(kept: string | null, nonce: string | null): string {
  if (kept !== null && WHOLE_PAGE.test(kept)) return kept;
  const named = kept === null ? [FIRST_SCRIPT_SOURCE, HAS_DYNAMIC_TAIL] : kept.split(/[\s,]+/).filter(Boolean);
  const hashes = named.filter((source) => source !== HAS_DYNAMIC_TAIL);
  if (nonce === null || hashes.length === named.length) return hashes.join(' ');
  return [...new Set([...hashes, FIRST_SCRIPT_SOURCE]), `'nonce-${nonce}'`].join(' ');
}

/** What a request brings along that decides its answer's headers; read before Next, which rewrites addresses. */
interface Asked {
  readonly url: string;
  readonly isForRouter: boolean;
}

/** Completes an answer's headers when they are sent, for answers of Next and of our own. */
export type CompleteHeaders = (request: IncomingMessage, response: ServerResponse, nonce: string | null) => void;

function cacheControlFor(response: ServerResponse, asked: Asked, clock: () => PriceClock): string | undefined {
  const current = response.getHeader('cache-control');
  const type = String(response.getHeader('content-type') ?? '');
  const own = current === undefined ? undefined : String(current);
  return cacheControlOf({ status: response.statusCode, type, current: own, ...asked }, clock);
}

/**
 * Settles what depends on the environment alone. Of the returned function, `nonce` is what the scripts of a page bear that is
 * made for this request; null for requests that no page is made for.
 * @param clock how long the shown prices will be right, asked at each answer that says how long it may be kept
 */
export function headersFor(
  env: Pick<Env, 'SITE_URL' | 'GTM_ID' | 'SENTRY_DSN'>,
  clock: () => PriceClock,
): CompleteHeaders {
  const headers = Object.entries(securityHeaders(env));
  const pagePolicy = pagePolicies(env);

  /** The policy for an answer whose headers are otherwise complete; null for one that needs none, or has its own. */
  function policyFor(response: ServerResponse, nonce: string | null): string | null {
    const kept = response.getHeader(SCRIPTS_HEADER);
    if (kept !== undefined) response.removeHeader(SCRIPTS_HEADER);
    if (response.hasHeader(POLICY)) return null;
    const type = String(response.getHeader('content-type') ?? '');
    // "Not modified" has no type. Browsers put its headers in the place of those that they kept with the page.
    const isPage = type.startsWith('text/html') || (response.statusCode === 304 && kept !== undefined);
    if (isPage) return pagePolicy(scriptsOf(kept === undefined ? null : String(kept), nonce));
    return type.startsWith('image/') || response.statusCode === 304 ? null : NO_PAGE_POLICY;
  }

  return (request, response, nonce) => {
    const { writeHead } = response;
    const asked = { url: request.url ?? '/', isForRouter: request.headers.rsc !== undefined };
    response.writeHead = function complete(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      const cacheControl = cacheControlFor(this, asked, clock);
      if (cacheControl !== undefined) this.setHeader('Cache-Control', cacheControl);
      if (cacheControl?.startsWith('public')) this.setHeader('Cache-Tag', PRICES_TAG);
      this.removeHeader(PAGE_TAG_HEADER);
      const policy = policyFor(this, nonce);
      if (policy !== null) this.setHeader(POLICY, policy);
      if (policy !== null && policy !== NO_PAGE_POLICY && !isDevelopment()) {
        this.setHeader(`${POLICY}-Report-Only`, TRUSTED_TYPES_POLICY);
      }
      for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
      return Reflect.apply(writeHead, this, args);
    } as typeof writeHead;
  };
}
