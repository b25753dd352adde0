import type { ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import {
  FIRST_SCRIPT_SOURCE,
  isDevelopment,
  NO_PAGE_POLICY,
  pagePolicies,
  securityHeaders,
  TRUSTED_TYPES_POLICY,
} from '@/lib/config/security-headers';
import { GOES_ON, SCRIPTS_HEADER } from '@/lib/csp/inline-scripts.mjs';

const POLICY = 'Content-Security-Policy';

/** The inline scripts that a page may run: those that were found in it when it was kept, or those that bear this request's nonce. */
function scriptsOf(kept: string | null, nonce: string | null): string[] {
  const named = kept === null ? [FIRST_SCRIPT_SOURCE, GOES_ON] : kept.split(/[\s,]+/).filter(Boolean);
  const hashes = named.filter((source) => source !== GOES_ON);
  if (nonce === null || hashes.length === named.length) return hashes;
  return [...new Set([...hashes, FIRST_SCRIPT_SOURCE]), `'nonce-${nonce}'`];
}

/** Completes an answer's headers when they are sent, for answers of Next and of our own. */
export type CompleteHeaders = (response: ServerResponse, nonce: string | null) => void;

/**
 * Settles what depends on the environment alone. Of the returned function, `nonce` is what the scripts of a page bear that is
 * made for this request; null for requests that no page is made for.
 */
export function headersFor(env: Pick<Env, 'SITE_URL' | 'GTM_ID' | 'SENTRY_DSN'>): CompleteHeaders {
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

  return (response, nonce) => {
    const { writeHead } = response;
    response.writeHead = function complete(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
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
