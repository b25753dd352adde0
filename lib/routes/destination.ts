import type { Catalogue } from '@/lib/catalogue/catalogue';
import { isUnknownPost } from '@/lib/content/post-address';
import { isUnknownTerms } from '@/lib/content/terms-address';
import { paths } from '@/lib/routes/paths';
import { catalogueAnswer } from './catalogue-address';
import { isOwnAddress, orderPageOf } from './own-address';
import { isUnknownPricePage } from './price-address';
import { canonicalPath, isReserved, isUnroutable } from './request-path';

/** Our own pages that need the catalogue. */
const FROM_CATALOGUE = new Set<string>([paths.home, paths.search, '/sitemap.xml']);

/** The shop's response to a path. */
export type Destination =
  /** Rendered at `path` with `status`. */
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 404 }
  /** Another spelling of `path`; other query parameters are kept. */
  | { readonly kind: 'moved'; readonly path: string }
  /** A product that is not for sale: redirect to the home page. */
  | { readonly kind: 'home' }
  | { readonly kind: 'nowhere' }
  /** The catalogue, or the relevant part of it, is unavailable. */
  | { readonly kind: 'unknown' };

export interface Address {
  /** As in the address bar: still encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

function throughCatalogue({ pathname, searchParams }: Address, catalogue: Catalogue | null): Destination {
  if (!catalogue) return { kind: 'unknown' };
  const answer = catalogueAnswer(catalogue, pathname, searchParams);
  return answer.kind === 'page' ? { kind: 'page', path: answer.path, status: answer.status } : answer;
}

/**
 * Resolves any path of the shop (spec.md section 2), before anything is rendered.
 * @param catalogue null while there is none: paths that depend on it are then `unknown`
 */
export function destinationIn(catalogue: Catalogue | null, address: Address): Destination {
  const { pathname } = address;
  if (isUnroutable(pathname)) return { kind: 'nowhere' };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { kind: 'moved', path: canonical };
  const orderPage = orderPageOf(pathname);
  if (orderPage !== null) return { kind: 'page', path: orderPage, status: 200 };
  if (FROM_CATALOGUE.has(pathname) && !catalogue) return { kind: 'unknown' };
  if (isOwnAddress(pathname)) {
    const isUnknown = isUnknownPost(pathname) || isUnknownTerms(pathname) || isUnknownPricePage(pathname);
    return isUnknown ? { kind: 'nowhere' } : { kind: 'page', path: pathname, status: 200 };
  }
  return isReserved(pathname) ? { kind: 'nowhere' } : throughCatalogue(address, catalogue);
}

/**
 * The same for a catalogue that may still be loading.
 * @param catalogue called only when the result depends on it; null while there is none
 */
export async function destination(address: Address, catalogue: () => Promise<Catalogue | null>): Promise<Destination> {
  const found = destinationIn(null, address);
  return found.kind === 'unknown' ? destinationIn(await catalogue(), address) : found;
}
