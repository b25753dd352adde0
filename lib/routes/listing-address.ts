import type { Category } from '@/lib/listing/category';
import {
  brandKey,
  EMPTY_QUERY,
  type ListingQuery,
  parseListingQuery,
  serialiseListingQuery,
} from '@/lib/listing/filters';
import type { Product } from '@/lib/product/product';
import { weightFilter } from '@/lib/product/weight';
import { categoryPath } from './catalogue-paths';

/** First segment of the internal addresses of filtered listings; no visitor sees it. */
export const STATIC_PREFIX = 'listing-static';
export const DYNAMIC_PREFIX = 'listing-dynamic';

/** What a listing's address requests beside its category. */
export interface ListingView {
  readonly query: ListingQuery;
  /** From 1. */
  readonly page: number;
}

/** A page number as written in an address (`sida`); 1 for anything that is none. */
export function pageOf(value: string | null): number {
  return /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : 1;
}

/** The view that a query string requests; whatever is not understood is left out. */
export function parseView(params: URLSearchParams): ListingView {
  return { query: parseListingQuery(params), page: pageOf(params.get('sida')) };
}

/** The query string of a view without "?", in one fixed order; empty for the first page of everything. */
export function serialiseView({ query, page }: ListingView): string {
  return [serialiseListingQuery(query), page > 1 ? `sida=${page}` : ''].filter(Boolean).join('&');
}

/** The address of a view of the listing at `path`, which may have a query of its own (a search). */
export function viewHref(path: string, view: ListingView): string {
  const search = serialiseView(view);
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/**
 * Whether a view is a page of its own for search engines: everything, one brand, one weight or one of each, in the shop's own order.
 * Those are few and are kept ready; the other combinations are without number.
 */
export function isIndexable({ query }: ListingView): boolean {
  const { weights, brands, filter, price, sort } = query;
  const isPlain = filter === 'all' && sort === 'standard' && price.from === null && price.to === null;
  return isPlain && weights.length <= 1 && brands.length <= 1;
}

/**
 * Where a view is rendered: a finished page for the indexable ones, a page made on request for the others. Null for the plain
 * category.
 */
export function internalListingPath(pathname: string, view: ListingView): string | null {
  const search = serialiseView(view);
  if (search === '') return null;
  return isIndexable(view)
    ? `/${STATIC_PREFIX}/${encodeURIComponent(search)}${pathname}`
    : onRequestPath(pathname, view);
}

/** Where a view of the category at `pathname` is made for each request and kept nowhere. */
export function onRequestPath(pathname: string, view: ListingView): string {
  return `/${DYNAMIC_PREFIX}/${encodeURIComponent(serialiseView(view))}${pathname}`;
}

/** The page of a brand in a category; null without a brand or a category. `path` is the way root..category. */
export function brandHref(path: readonly Category[], { brand }: Pick<Product, 'brand'>): string | null {
  if (brand === null || path.length === 0) return null;
  return viewHref(categoryPath(path), { query: { ...EMPTY_QUERY, brands: [brandKey(brand)] }, page: 1 });
}

/** The page of a weight in a category; null when the weight is none to choose (weight.ts). `path` is the way root..category. */
export function weightHref(
  path: readonly Category[],
  product: Pick<Product, 'brand' | 'weight' | 'weightType'>,
): string | null {
  const key = weightFilter(product);
  if (key === null || product.brand === null || path.length === 0) return null;
  return viewHref(categoryPath(path), { query: { ...EMPTY_QUERY, weights: [key] }, page: 1 });
}
