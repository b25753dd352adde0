import type { Category } from '@/lib/domain/listing/category';
import { knownQuery } from '@/lib/domain/listing/choices';
import { filterProducts, knownKeys } from '@/lib/domain/listing/filters';
import { PAGE_SIZE } from '@/lib/domain/listing/listing';
import type { Product } from '@/lib/domain/product/product';
import { isBrokenCartLink, itemsIn } from './cart-link';
import { categoryPath, productPath } from './catalogue-paths';
import { BROKEN_LINK, CLOSED, DYNAMIC_PREFIX, NOWHERE, STATIC_PREFIX } from './internal.mjs';
import { internalListingPath, isIndexable, onRequestPath, parseView, serialiseView } from './listing-address';
import { isOwnPath, isReserved, isTooDeep, orderPageOf } from './own-path';
import { paths } from './paths';
import { isUnknownPricePage } from './price-paths';
import { decoded, internalProductPath } from './segment';
import { internalPartPath, PARTS_PREFIX } from './sitemap-parts';

/** What a client requests. */
export interface Address {
  /** As in the address bar: still encoded. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** The shop's response to an address. */
export type Destination =
  /** A page, rendered at `path`, which is the same for every spelling of the request. `product`: its code, if it is a product's. */
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 400 | 404; readonly product?: string }
  /** Redirect to the canonical `path`; the rest of the query stays. */
  | { readonly kind: 'moved'; readonly path: string }
  /** A product that is not for sale, or no longer: redirect to the home page (spec.md section 2). */
  | { readonly kind: 'home' }
  | { readonly kind: 'nowhere' }
  /** The catalogue, or the part of it that may contain the path, could not be loaded. */
  | { readonly kind: 'unknown' };

/** The part of the catalogue that decides which paths exist (lib/server/catalogue/catalogue.ts). */
export interface CataloguePaths {
  readonly complete: boolean;
  readonly paths: ReadonlyMap<string, readonly Category[]>;
  readonly hidden: ReadonlySet<string>;
  readonly products: readonly Product[];
  readonly byCategory: ReadonlyMap<string, readonly Product[]>;
  readonly byCode: ReadonlyMap<string, Product>;
}

/** What the shop has now. */
export interface Shop {
  readonly catalogue: CataloguePaths | null;
  /** Whether the article or the version of the terms at this path exists. */
  readonly hasText: (pathname: string) => boolean;
}

const NOTHING: Destination = { kind: 'nowhere' };

const FROM_CATALOGUE = new Set<string>([paths.home, paths.search, paths.cartLink, '/sitemap.xml']);

/** First segments of internal pages, which are 404 for visitors. */
const INTERNAL = new Set<string>([
  STATIC_PREFIX,
  DYNAMIC_PREFIX,
  PARTS_PREFIX,
  ...[NOWHERE, BROKEN_LINK].map((path) => path.slice(1)),
]);

const TEXTS = /^\/(?:blogg|kopvillkor)\/[^/]+$/;

const LONGEST_CODE = 120;

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/**
 * The canonical spelling of a path (spec.md section 2): category codes in lower case, no trailing slash. The second of two
 * segments may be a product code, which keeps its case: only the catalogue knows.
 */
function canonicalPath(pathname: string): string {
  const segments = segmentsOf(pathname);
  const [first, ...rest] = segments;
  if (first === undefined || isTooDeep(segments)) return pathname;
  const lower = first.toLowerCase();
  if (isReserved(lower)) return pathname;
  const below = rest.length === 1 ? rest : rest.map((segment) => segment.toLowerCase());
  return `/${[lower, ...below].join('/')}`;
}

/** Whether no page can have this path: too deep, not decodable, or internal. */
function isUnroutable(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return decoded(pathname) === null || INTERNAL.has(segments[0]?.toLowerCase() ?? '') || isTooDeep(segments);
}

/** The product code of `/guldtackor?slug=code` (spec.md section 2, "a query parameter slug is also read"); null if missing or too long. */
export function slugOf(params: URLSearchParams): string | null {
  const slug = params.get('slug');
  return slug !== null && slug !== '' && slug.length <= LONGEST_CODE ? slug : null;
}

/**
 * A category with the requested view, ignoring weights and brands that it lacks. A view without products is rendered
 * per request as empty; with status 404 if it is indexable, since search engines may know it from when it had products.
 * A page number beyond the last is not found.
 */
function listing({ byCategory }: CataloguePaths, way: readonly Category[], params: URLSearchParams): Destination {
  const path = categoryPath(way);
  const page = (rendered: string, status: 200 | 404 = 200) => ({ kind: 'page', path: rendered, status }) as const;
  const requested = parseView(params);
  const products = serialiseView(requested) === '' ? [] : (byCategory.get(way.at(-1)?.code ?? '') ?? []);
  const view = { ...requested, query: knownQuery(requested.query, knownKeys(products)) };
  const rendered = internalListingPath(path, view);
  if (serialiseView(view) === '') return page(rendered);
  const count = filterProducts(products, view.query).length;
  if (view.page > Math.max(1, Math.ceil(count / PAGE_SIZE))) return NOTHING;
  return count > 0 ? page(rendered) : page(onRequestPath(path, view), isIndexable(view) ? 404 : 200);
}

function product({ byCode }: CataloguePaths, category: string, code: string | null): Destination {
  const item = byCode.get(code?.toLowerCase() ?? '');
  if (!item) return { kind: 'home' };
  if (item.code !== code) return { kind: 'moved', path: productPath({ categoryCode: category, code: item.code }) };
  return { kind: 'page', path: internalProductPath(item), status: 200, product: item.code };
}

/** Decided from the catalogue in memory: invented paths never reach the page cache, which stores a file for every rendered path. */
function inCatalogue(catalogue: CataloguePaths, { pathname, searchParams }: Address): Destination {
  const segments = segmentsOf(pathname);
  const [first = '', second, third] = segments;
  const wayTo = (code: string) => catalogue.paths.get(code) ?? [];
  if (segments.length === 1) {
    const part = internalPartPath(pathname, catalogue.products.length);
    if (part !== null) return { kind: 'page', path: part, status: 200 };
    const way = wayTo(first);
    if (way.length === 0) return NOTHING;
    const slug = slugOf(searchParams);
    return slug === null ? listing(catalogue, way, searchParams) : product(catalogue, first, slug);
  }
  if (third !== undefined) {
    const way = wayTo(third);
    const isWay = way.length > 0 && way.map(({ code }) => code).join('/') === segments.join('/');
    return isWay ? listing(catalogue, way, searchParams) : NOTHING;
  }
  const parent = wayTo(first).at(-1);
  const code = second === undefined ? null : decoded(second);
  if (!parent) return catalogue.hidden.has(first) ? product(catalogue, first, code) : { kind: 'home' };
  const child = parent.children.find((candidate) => candidate.code === code?.toLowerCase());
  if (!child) return product(catalogue, first, code);
  return child.code === code
    ? listing(catalogue, wayTo(child.code), searchParams)
    : { kind: 'moved', path: `/${first}/${child.code}` };
}

/** What does not exist in a catalogue that lacks a part may be in that part. */
function unlessMissing({ complete }: CataloguePaths, destination: Destination): Destination {
  const isDenial = destination.kind === 'home' || destination.kind === 'nowhere';
  return isDenial && !complete ? { kind: 'unknown' } : destination;
}

/** Resolves any address of the shop (spec.md section 2) before anything is rendered. Without a catalogue some are `unknown`. */
export function destinationOf(address: Address, { catalogue, hasText }: Shop): Destination {
  const { pathname } = address;
  const own: Destination = { kind: 'page', path: pathname, status: 200 };
  if (isBrokenCartLink(address)) return { kind: 'page', path: BROKEN_LINK, status: 400 };
  if (itemsIn(pathname) !== null) return own;
  if (isUnroutable(pathname)) return NOTHING;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { kind: 'moved', path: canonical };
  const orderPage = orderPageOf(pathname);
  if (orderPage !== null) return { kind: 'page', path: orderPage, status: 200 };
  if (FROM_CATALOGUE.has(pathname) && !catalogue) return { kind: 'unknown' };
  if (isOwnPath(pathname)) {
    const isMissing = (TEXTS.test(pathname) && !hasText(pathname)) || isUnknownPricePage(pathname);
    return isMissing ? NOTHING : own;
  }
  if (isReserved(segmentsOf(pathname)[0]?.toLowerCase() ?? '')) return NOTHING;
  return catalogue ? unlessMissing(catalogue, inCatalogue(catalogue, address)) : { kind: 'unknown' };
}

/** The page that is rendered for a destination, and its status; null for a redirect. */
export function renderedPage(destination: Destination): { readonly path: string; readonly status: number } | null {
  switch (destination.kind) {
    case 'page':
      return destination;
    case 'nowhere':
      return { path: NOWHERE, status: 404 };
    case 'unknown':
      return { path: CLOSED, status: 503 };
    default:
      return null;
  }
}
