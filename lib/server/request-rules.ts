import { BODY_LIMIT } from '@/lib/api/server/guard';
import type { Bucket } from '@/lib/api/server/rate-limit';
import { Refusal } from '@/lib/api/server/refusal';
import { isScalable } from '@/lib/pictures/scalable';
import { decoded } from '@/lib/routes/segment';
import { UCP_PATH } from '@/lib/ucp/protocol';
import { UCP_BODY_LIMIT } from '@/lib/ucp/refusal';

/** The part of a request that can be judged before anything of it is read. */
export interface RequestHead {
  readonly method: string;
  /** As the client wrote it: a path with its query, or a whole address. */
  readonly url: string;
  readonly contentLength: string | undefined;
  /** Set for a body that is sent in chunks, without saying how long it is. */
  readonly transferEncoding?: string | undefined;
}

/** Everywhere but in our API, whose handlers say themselves what they take. Next would take a POST to a page for one of its actions. */
const METHODS = ['GET', 'HEAD'];
const API_METHODS = [...METHODS, 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

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
 * Whether a query of the picture service is exactly what `next/image` writes: the picture's path in its one spelling, a width
 * and a quality. The service keeps a scaled file for each spelling (`#1`, `%69`, `/./`), so others are refused.
 */
export function isPictureQuery(search: string): boolean {
  if (!PICTURE_QUERY.test(search)) return false;
  return isScalable(new URLSearchParams(search).get('url') ?? '');
}

/** Whether what answers speaks the Universal Commerce Protocol, and so do its refusals. */
export function isForAgents(url: string): boolean {
  return url.startsWith(`${UCP_PATH}/`);
}

/** Why a request is not answered at all; null for one that is. */
export function refusalOf({ method, url, contentLength, transferEncoding }: RequestHead): Refusal | null {
  const methods = url.startsWith('/api/') ? API_METHODS : METHODS;
  if (!methods.includes(method)) return new Refusal('METHOD', { Allow: methods.join(', ') });
  // Next keeps a body in memory, and waits for its end, before any handler sees it. Browsers and backends say how long theirs are.
  if (transferEncoding !== undefined) return new Refusal('LENGTH');
  if (Number(contentLength ?? 0) > (isForAgents(url) ? UCP_BODY_LIMIT : BODY_LIMIT)) return new Refusal('TOO_LARGE');
  if (/^\/(?!_)[\w/-]*$/i.test(url)) return null;
  const address = addressOf(url);
  if (!address) return new Refusal('BAD_REQUEST');
  // Next serves files without asking middleware, and answers 500 to a path that it cannot decode.
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
  // The others count for themselves, by what they do (lib/api/server).
  [/^\/api\/(?!commerce\/(?!get-system-status)|identity\/)/, 'read'],
  [/^\/(?:gmc_rss|sitemap)\.xml$/, 'read'],
];

/** What a request counts as for the limits; null for finished pages and files, which cost next to nothing. */
export function bucketOf(url: string): Bucket | null {
  // Most of what is asked for: finished pages and files, in plain spelling.
  if (/^\/(?!sok$|api\/|sylius\/)[a-z0-9-]+(?:\/[A-Za-z0-9_-][\w.-]*)*$/.test(url) && !/\.xml$/.test(url)) return null;
  const address = addressOf(url);
  if (!address) return null;
  const path = decodedPath(address);
  const [, bucket] = BUCKETS.find(([pattern]) => pattern.test(path)) ?? [];
  if (bucket !== undefined) return bucket;
  if (path.startsWith('/api/') || path.startsWith('/_next/')) return null;
  // `_rsc` is how the router asks for a page in its own form.
  return [...address.searchParams.keys()].some((name) => name !== '_rsc') ? 'listing' : null;
}
