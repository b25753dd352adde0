import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { destinationOf, type Shop, slugOf } from './destination';
import { NOWHERE } from './internal.mjs';
import { internalListingPath, queryOfInternal } from './listing-address';
import { hasHandler, isMadePerRequest } from './own-path';

/** A path in the only spelling that Next leaves unchanged. */
const PLAIN = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/** The path at which an unfiltered category is rendered: `rewrites` of next.config.mjs. */
const listingPath = (pathname: string) => internalListingPath(pathname, { query: EMPTY_QUERY, page: 1 });

/** A request as passed to Next. */
export interface PageRequest {
  /** Contains only what identifies the page: a page cached for everybody contains this URL. */
  readonly url: string;
  /** Middleware would pass it unchanged, or rewrite it as next.config.mjs does; null: middleware decides (docs/decisions/0074). */
  readonly route: 'page' | 'listing' | null;
}

function routeOf(pathname: string, path: string): PageRequest['route'] {
  // Middleware adds the nonce to the scripts of a page rendered per request.
  if (path === pathname) return isMadePerRequest(pathname) ? null : 'page';
  return path === listingPath(pathname) ? 'listing' : null;
}

/**
 * The part of a URL that identifies the page.
 * @param url path and query as the client wrote them
 */
export function pageRequest(url: string, shop: Shop): PageRequest {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const searchParams = new URLSearchParams(search);
  // The router's parameter for a page's data.
  const form = searchParams.get('_rsc');
  searchParams.delete('_rsc');
  const to = (path: string, query: string) => {
    const parts = [query, form === null ? '' : `_rsc=${encodeURIComponent(form)}`].filter(Boolean);
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
  };
  const destination = destinationOf({ pathname, searchParams }, shop);
  const isHandled = hasHandler(pathname);
  if (destination.kind === 'nowhere' && !isHandled) return { url: to(NOWHERE, ''), route: null };
  const hasQuery = searchParams.size > 0;
  const route = destination.kind === 'page' && PLAIN.test(pathname) ? routeOf(pathname, destination.path) : null;
  if (!hasQuery || destination.kind !== 'page' || isMadePerRequest(pathname) || isHandled) {
    return { url, route: hasQuery || url.includes('#') ? null : route };
  }
  const view = queryOfInternal(destination.path);
  if (view !== null) return { url: to(pathname, view), route };
  const plain = destinationOf({ pathname, searchParams: new URLSearchParams() }, shop);
  if (plain.kind === 'page' && plain.path === destination.path) return { url: to(pathname, ''), route };
  const slug = slugOf(searchParams);
  return { url: slug === null ? url : to(pathname, String(new URLSearchParams({ slug }))), route: null };
}
