import { decoded } from '@/lib/domain/paths/segment';
import { isScalable } from '@/lib/domain/scalable';
import { UCP_PATH } from '@/lib/server/agents/protocol';
import { UCP_BODY_LIMIT } from '@/lib/server/agents/refusal';
import { BODY_LIMIT } from '@/lib/server/api/check-request';
import type { Bucket } from '@/lib/server/api/rate-limit';
import { Refusal } from '@/lib/server/api/refusal';
import { isDevelopment } from './policy/policy.mjs';

/** The part of a request that is available before its body. */
export interface RequestHead {
  readonly method: string;
  /** As the client wrote it: a path with its query, or an absolute URL. */
  readonly url: string;
  readonly contentLength: string | undefined;
  /** Set for a chunked body, whose length is not declared. */
  readonly transferEncoding?: string | undefined;
}

/** For all paths except our API, whose handlers check the method. Next would treat a POST to a page as a server action. */
const METHODS = ['GET', 'HEAD'];
const API_METHODS = [...METHODS, 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
/** Next's own 405 names no allowed method. */
const AGENT_METHODS = ['POST', 'OPTIONS'];

const FILES = /^\/+(?:_next|images)\//;
const IMAGE_SERVICE = '/_next/image';
const PICTURE_QUERY = /^\?url=[^&]+&w=[1-9]\d{0,3}&q=(?:[1-9]\d?|100)$/;

function addressOf(url: string): URL | null {
  return URL.parse(url.startsWith('/') ? `http://shop${url}` : url);
}

function decodedPath({ pathname }: URL): string {
  return decoded(pathname)?.replace(/\/{2,}/g, '/') ?? pathname;
}

/**
 * Whether an image service query is exactly as `next/image` writes it: the picture's path in canonical spelling, a
 * width and a quality. The service stores a scaled file per spelling (`#1`, `%69`, `/./`), so others are rejected.
 */
export function isPictureQuery(search: string): boolean {
  if (!PICTURE_QUERY.test(search)) return false;
  return isScalable(new URLSearchParams(search).get('url') ?? '');
}

/** Whether the path belongs to the Universal Commerce Protocol, whose errors have their own format. */
export function isForAgents(url: string): boolean {
  return url.startsWith(`${UCP_PATH}/`);
}

/** Requests of Next's own tools in `npm run dev`: the sources of an error's frames, for example. */
const isForDevelopment = (url: string) => isDevelopment() && /^\/(?:__nextjs|_next\/)/.test(url);

/** The reason to reject a request; null to accept it. */
export function refusalOf({ method, url, contentLength, transferEncoding }: RequestHead): Refusal | null {
  if (isForDevelopment(url)) return null;
  const methods = isForAgents(url) ? AGENT_METHODS : url.startsWith('/api/') ? API_METHODS : METHODS;
  if (!methods.includes(method)) return new Refusal('METHOD', { Allow: methods.join(', ') });
  // Next buffers the whole body before a handler runs. Browsers and backends declare its length.
  if (transferEncoding !== undefined) return new Refusal('LENGTH');
  if (Number(contentLength ?? 0) > (isForAgents(url) ? UCP_BODY_LIMIT : BODY_LIMIT)) return new Refusal('TOO_LARGE');
  if (/^\/(?!_)[\w/-]*$/i.test(url)) return null;
  const address = addressOf(url);
  if (!address) return new Refusal('BAD_REQUEST');
  // Next serves files without middleware, and responds 500 to an undecodable path.
  if (FILES.test(address.pathname) && decoded(address.pathname) === null) return new Refusal('BAD_REQUEST');
  const path = decodedPath(address);
  const isKnown = address.pathname === IMAGE_SERVICE && isPictureQuery(address.search);
  return path.startsWith(IMAGE_SERVICE) && !isKnown ? new Refusal('BAD_REQUEST') : null;
}

const BUCKETS: readonly (readonly [RegExp, Bucket])[] = [
  [/^\/_next\/image$/, 'picture'],
  [/^\/sylius\/media\//, 'picture'],
  [/^\/sok$/i, 'search'],
  [/^\/api\/ucp\//, 'agent'],
  [/^\/(?:\.well-known\/ucp|llms\.txt)$/, 'read'],
  // The others count in their handlers, by what they do (lib/api/server).
  [/^\/api\/(?!commerce\/(?!get-system-status)|identity\/)/, 'read'],
  [/^\/(?:gmc_rss|sitemap(?:-[\w-]+)?)\.xml$/, 'read'],
];

/** The rate-limit bucket of a request; null for prerendered pages and files, which cost next to nothing. */
export function bucketOf(url: string): Bucket | null {
  // Fast path for most requests: prerendered pages and files in plain spelling.
  if (/^\/(?!sok$|api\/|sylius\/)[a-z0-9-]+(?:\/[A-Za-z0-9_-][\w.-]*)*$/.test(url) && !/\.xml$/.test(url)) return null;
  const address = addressOf(url);
  if (!address) return null;
  const path = decodedPath(address);
  const [, bucket] = BUCKETS.find(([pattern]) => pattern.test(path)) ?? [];
  if (bucket !== undefined) return bucket;
  if (path.startsWith('/api/') || path.startsWith('/_next/')) return null;
  // `_rsc` is the router's parameter for a page's data.
  return [...address.searchParams.keys()].some((name) => name !== '_rsc') ? 'listing' : null;
}
