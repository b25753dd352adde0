import type { ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import {
  FIRST_SCRIPT_SOURCE,
  NO_PAGE_POLICY,
  pagePolicy,
  securityHeaders,
  TRUSTED_TYPES_POLICY,
} from '@/lib/config/security-headers';
import { GOES_ON, SCRIPTS_HEADER } from '@/lib/csp/inline-scripts.mjs';

const POLICY = 'Content-Security-Policy';

/** The policy for an answer whose headers are otherwise complete; null for one that needs none, or has its own. */
function policyFor(response: ServerResponse, env: Env, nonce: string): string | null {
  const kept = response.getHeader(SCRIPTS_HEADER);
  response.removeHeader(SCRIPTS_HEADER);
  if (response.hasHeader(POLICY)) return null;
  const type = String(response.getHeader('content-type') ?? '');
  // "Not modified" has no type. Browsers put its headers in the place of those that they kept with the page.
  const isPage = type.startsWith('text/html') || (response.statusCode === 304 && kept !== undefined);
  if (!isPage) return type.startsWith('image/') || response.statusCode === 304 ? null : NO_PAGE_POLICY;
  const hashes =
    kept === undefined
      ? [GOES_ON]
      : String(kept)
          .split(/[\s,]+/)
          .filter(Boolean);
  const scripts = hashes.filter((source) => source !== GOES_ON);
  if (scripts.length === hashes.length) return pagePolicy(env, scripts);
  return pagePolicy(env, [...new Set([...scripts, FIRST_SCRIPT_SOURCE]), `'nonce-${nonce}'`]);
}

/** Completes an answer's headers in the moment in which they are sent, whoever has made the answer. */
export function completeHeaders(response: ServerResponse, env: Env, nonce: string): void {
  const { writeHead } = response;
  const headers = securityHeaders(env);
  response.writeHead = function complete(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    const policy = policyFor(this, env, nonce);
    if (policy !== null) this.setHeader(POLICY, policy);
    if (policy !== null && policy !== NO_PAGE_POLICY) this.setHeader(`${POLICY}-Report-Only`, TRUSTED_TYPES_POLICY);
    for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value);
    return Reflect.apply(writeHead, this, args);
  } as typeof writeHead;
}
