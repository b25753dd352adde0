import { isBrokenCartLink, itemsIn } from '@/lib/domain/paths/cart-link';
import { isOwnAddress, orderPageOf } from '@/lib/domain/paths/own-address';
import { paths } from '@/lib/domain/paths/paths';
import { isUnknownPricePage } from '@/lib/domain/paths/price-address';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { listFiles, readSource } from '@/lib/server/content/files';
import { pageMatter, parseMatter } from '@/lib/server/content/front-matter';
import { memoize } from '@/lib/server/content/memoize';
import { catalogueDestination, type Destination } from './catalogue-address';
import { BROKEN_LINK, canonicalPath, isReserved, isUnroutable } from './request-path';

const versions = memoize(() => {
  const { name, matter } = readSource('pages', 'kopvillkor');
  const { version, updated } = parseMatter(pageMatter, matter, name);
  return new Set([version ?? updated, ...listFiles('terms')]);
});

/** Whether a path is a version of the purchase terms (`/kopvillkor/{day}`) that does not exist. */
export function isUnknownTerms(pathname: string): boolean {
  const version = /^\/kopvillkor\/([^/]+)$/.exec(pathname)?.[1];
  return version !== undefined && !versions().has(version);
}

const articles = memoize(() => new Set(listFiles('blogg').map((name) => `/blogg/${name}`)));

/** Whether a path is an article (`/blogg/{slug}`) that does not exist. Reads only file names, which are the slugs. */
export function isUnknownPost(pathname: string): boolean {
  return /^\/blogg\/[^/]+$/.test(pathname) && !articles().has(pathname);
}

const FROM_CATALOGUE = new Set<string>([paths.home, paths.search, paths.cartLink, '/sitemap.xml']);

export interface Address {
  /** As in the address bar: still encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Resolves any path of the shop (spec.md section 2) before anything is rendered. Without a catalogue some are `unknown`. */
export function destinationIn(catalogue: Catalogue | null, address: Address): Destination {
  const { pathname } = address;
  const own: Destination = { kind: 'page', path: pathname, status: 200 };
  if (isBrokenCartLink(address)) return { kind: 'page', path: BROKEN_LINK, status: 400 };
  if (itemsIn(pathname) !== null) return own;
  if (isUnroutable(pathname)) return { kind: 'nowhere' };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { kind: 'moved', path: canonical };
  const orderPage = orderPageOf(pathname);
  if (orderPage !== null) return { kind: 'page', path: orderPage, status: 200 };
  if (FROM_CATALOGUE.has(pathname) && !catalogue) return { kind: 'unknown' };
  if (isOwnAddress(pathname)) {
    const isUnknown = isUnknownPost(pathname) || isUnknownTerms(pathname) || isUnknownPricePage(pathname);
    return isUnknown ? { kind: 'nowhere' } : own;
  }
  if (isReserved(pathname)) return { kind: 'nowhere' };
  return catalogue ? catalogueDestination(catalogue, pathname, address.searchParams) : { kind: 'unknown' };
}

/** The same for a catalogue that may still be loading, which is called for only when the result depends on it. */
export async function destination(address: Address, catalogue: () => Promise<Catalogue | null>): Promise<Destination> {
  const found = destinationIn(null, address);
  return found.kind === 'unknown' ? destinationIn(await catalogue(), address) : found;
}
