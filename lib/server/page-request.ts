import type { Catalogue } from '@/lib/catalogue/catalogue';
import { currentSnapshot } from '@/lib/catalogue/snapshot';
import { destinationIn } from '@/lib/routes/destination';
import { DYNAMIC_PREFIX, STATIC_PREFIX } from '@/lib/routes/listing-address';
import { isMadePerRequest } from '@/lib/routes/price-address';
import { NOWHERE, slugOf } from '@/lib/routes/request-path';

/** A path in the only spelling that Next does not change. */
const PLAIN = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/** Answered by handlers, which read their query themselves. */
const HANDLERS = /^\/(?:_next|api|images|sylius|get-[\w-]+)(?:\/|$)/;

/** How a request is handed to Next. */
export interface PageRequest {
  /** With nothing in it but what decides which page is meant: a page that is kept for everybody contains it. */
  readonly url: string;
  /** Middleware would let it pass as it is (docs/decisions/0074-middleware-only-where-it-decides.md). */
  readonly isKnown: boolean;
}

/** The catalogue that pages are made from; null while there is none. */
export function shownCatalogue(): Catalogue | null {
  return currentSnapshot()?.catalogue ?? null;
}

/**
 * What of an address says which page is meant.
 * @param url a path and its query, as the client wrote them
 * @param catalogue in memory; nothing is loaded or waited for
 */
export function pageRequest(url: string, catalogue: () => Catalogue | null): PageRequest {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const searchParams = new URLSearchParams(search);
  // How the router asks for a page in its own form.
  const form = searchParams.get('_rsc');
  searchParams.delete('_rsc');
  const to = (path: string, query: string) => {
    const parts = [query, form === null ? '' : `_rsc=${encodeURIComponent(form)}`].filter(Boolean);
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
  };
  const shown = catalogue();
  const found = destinationIn(shown, { pathname, searchParams });
  const isHandled = HANDLERS.test(pathname);
  if (found.kind === 'nowhere' && !isHandled) return { url: to(NOWHERE, ''), isKnown: false };
  const hasQuery = searchParams.size > 0;
  // Middleware gives the scripts of a page that is made for one request their nonce.
  const isKnown =
    !isMadePerRequest(pathname) &&
    !hasQuery &&
    PLAIN.test(pathname) &&
    found.kind === 'page' &&
    found.path === pathname;
  if (!hasQuery || found.kind !== 'page' || isMadePerRequest(pathname) || isHandled) {
    return { url, isKnown: isKnown && !url.includes('#') };
  }
  const [, prefix, view = ''] = found.path.split('/');
  if (prefix === STATIC_PREFIX || prefix === DYNAMIC_PREFIX) {
    return { url: to(pathname, decodeURIComponent(view)), isKnown: false };
  }
  const plain = destinationIn(shown, { pathname, searchParams: new URLSearchParams() });
  if (plain.kind === 'page' && plain.path === found.path) {
    return { url: to(pathname, ''), isKnown: PLAIN.test(pathname) && found.path === pathname };
  }
  const slug = slugOf(searchParams);
  return { url: slug === null ? url : to(pathname, String(new URLSearchParams({ slug }))), isKnown: false };
}
