import type { Catalogue } from '@/lib/catalogue/catalogue';
import { isUnknownPost } from '@/lib/content/post-address';
import { isUnknownTerms } from '@/lib/content/terms-address';
import { paths } from '@/lib/routes/paths';
import { isBrokenCartLink, itemsIn } from './cart-link';
import { catalogueAnswer } from './catalogue-address';
import { isOwnAddress, orderPageOf } from './own-address';
import { isUnknownPricePage } from './price-address';
import { BROKEN_LINK, canonicalPath, isReserved, isUnroutable } from './request-path';

/** Pages of our own that have nothing to show without the catalogue. */
const FROM_CATALOGUE = new Set<string>([paths.home, paths.search, paths.cartLink, '/sitemap.xml']);

/** What the shop does with an address. */
export type Destination =
  /** Rendered at `path`. The status goes with it. */
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 400 | 404 }
  /** Another spelling of `path`; what else the query says stays. */
  | { readonly kind: 'moved'; readonly path: string }
  /** A product that is not for sale: to the home page. */
  | { readonly kind: 'home' }
  | { readonly kind: 'nowhere' }
  /** The catalogue is out of reach, or the part that would know. */
  | { readonly kind: 'unknown' };

export interface Address {
  /** As it stands in the address bar: still encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

function throughCatalogue({ pathname, searchParams }: Address, catalogue: Catalogue | null): Destination {
  if (!catalogue) return { kind: 'unknown' };
  const answer = catalogueAnswer(catalogue, pathname, searchParams);
  return answer.kind === 'page' ? { kind: 'page', path: answer.path, status: answer.status } : answer;
}

/**
 * What an address means (spec.md section 2), decided once, for every address of the shop, before anything is rendered.
 * @param catalogue null while there is none: the answer is then `unknown` for every address that depends on it
 */
export function destinationIn(catalogue: Catalogue | null, address: Address): Destination {
  const { pathname } = address;
  if (isBrokenCartLink(address)) return { kind: 'page', path: BROKEN_LINK, status: 400 };
  if (itemsIn(pathname) !== null) return { kind: 'page', path: pathname, status: 200 };
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
 * The same for a catalogue that may have to be waited for.
 * @param catalogue asked for only where the answer depends on it; null while there is none
 */
export async function destination(address: Address, catalogue: () => Promise<Catalogue | null>): Promise<Destination> {
  const found = destinationIn(null, address);
  return found.kind === 'unknown' ? destinationIn(await catalogue(), address) : found;
}
