import { EMPTY_QUERY } from '@/lib/domain/listing/filters';
import { internalListingPath, queryOfInternal } from '@/lib/domain/paths/listing-address';
import { isMadePerRequest } from '@/lib/domain/paths/price-address';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { currentSnapshot } from '@/lib/server/catalogue/snapshot';
import { destinationIn } from './destination';
import { NOWHERE, slugOf } from './request-path';

/** A path in the only spelling that Next leaves unchanged. */
const PLAIN = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/** Served by handlers, which need their query. */
const HANDLERS = /^\/(?:_next|api|buy|images|sylius|get-[\w-]+)(?:\/|$)/;

/** The path at which an unfiltered category is rendered: `rewrites` of next.config.mjs. */
const listingPath = (pathname: string) => internalListingPath(pathname, { query: EMPTY_QUERY, page: 1 });

/** A request as passed to Next. */
export interface PageRequest {
  /** Contains only what identifies the page: a page cached for everybody contains this URL. */
  readonly url: string;
  /** Middleware would pass it unchanged, or rewrite it as next.config.mjs does; null: middleware decides (docs/decisions/0074). */
  readonly known: 'page' | 'listing' | null;
}

/** The catalogue of the displayed pages; null while there is none, or while cached pages are incomplete. */
export function shownCatalogue(): Catalogue | null {
  return currentSnapshot()?.catalogue ?? null;
}

function knownAs(pathname: string, path: string): PageRequest['known'] {
  // Middleware adds the nonce to the scripts of a page rendered per request.
  if (path === pathname) return isMadePerRequest(pathname) ? null : 'page';
  return path === listingPath(pathname) ? 'listing' : null;
}

/**
 * The part of a URL that identifies the page.
 * @param url path and query as the client wrote them
 * @param catalogue the one in memory; must not load or wait
 */
export function pageRequest(url: string, catalogue: () => Catalogue | null): PageRequest {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const searchParams = new URLSearchParams(search);
  // The router's parameter for a page's data.
  const form = searchParams.get('_rsc');
  searchParams.delete('_rsc');
  const to = (path: string, query: string) => {
    const parts = [query, form === null ? '' : `_rsc=${encodeURIComponent(form)}`].filter(Boolean);
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
  };
  const shown = catalogue();
  const found = destinationIn(shown, { pathname, searchParams });
  const isHandled = HANDLERS.test(pathname);
  if (found.kind === 'nowhere' && !isHandled) return { url: to(NOWHERE, ''), known: null };
  const hasQuery = searchParams.size > 0;
  const known = found.kind === 'page' && PLAIN.test(pathname) ? knownAs(pathname, found.path) : null;
  if (!hasQuery || found.kind !== 'page' || isMadePerRequest(pathname) || isHandled) {
    return { url, known: hasQuery || url.includes('#') ? null : known };
  }
  const view = queryOfInternal(found.path);
  if (view !== null) return { url: to(pathname, view), known };
  const plain = destinationIn(shown, { pathname, searchParams: new URLSearchParams() });
  if (plain.kind === 'page' && plain.path === found.path) return { url: to(pathname, ''), known };
  const slug = slugOf(searchParams);
  return { url: slug === null ? url : to(pathname, String(new URLSearchParams({ slug }))), known: null };
}
