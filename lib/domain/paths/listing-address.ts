import {
  GROUPS,
  type ListingQuery,
  PAGED,
  parseListingQuery,
  serialiseListingQuery,
} from '@/lib/domain/listing/listing-query';
import { DYNAMIC_PREFIX, NO_QUERY, STATIC_PREFIX } from './internal.mjs';

export interface ListingView {
  readonly query: ListingQuery;
  /** From 1. */
  readonly page: number;
}

/** The page number in a URL (`sida`); 1 for an invalid one. */
export function pageOf(value: string | null): number {
  return /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : 1;
}

/** Parses the view in a query string; unknown values are dropped. */
export function parseView(params: URLSearchParams): ListingView {
  return { query: parseListingQuery(params), page: pageOf(params.get('sida')) };
}

/** The query string of a view without "?", in a fixed order; empty for the first page without filters. */
export function serialiseView({ query, page }: ListingView): string {
  return [serialiseListingQuery(query), page > 1 ? `sida=${page}` : ''].filter(Boolean).join('&');
}

/** The URL of a view of the listing at `path`, which may have a query already (a search). */
export function viewHref(path: string, view: ListingView): string {
  const search = serialiseView(view);
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** Whether a view is indexed and prerendered: no filter or one brand or weight, or one of each, in the default order. */
export function isIndexable({ query }: ListingView): boolean {
  const { filter, price, sort } = query;
  const isPlain = filter === 'all' && sort === 'standard' && price.from === null && price.to === null;
  return isPlain && GROUPS.every(({ group }) => query[group].length <= (PAGED.includes(group) ? 1 : 0));
}

/** The internal path of a view: prerendered when indexable, otherwise rendered per request. */
export function internalListingPath(pathname: string, view: ListingView): string {
  return isIndexable(view)
    ? `/${STATIC_PREFIX}/${encodeURIComponent(serialiseView(view)) || NO_QUERY}${pathname}`
    : onRequestPath(pathname, view);
}

/** The query string of a view's internal path, without "?"; null for any other path. */
export function queryOfInternal(path: string): string | null {
  const [, prefix, query = ''] = path.split('/');
  if (prefix !== STATIC_PREFIX && prefix !== DYNAMIC_PREFIX) return null;
  return query === NO_QUERY ? '' : decodeURIComponent(query);
}

/** The path at which a category's view is rendered per request and never cached. */
export function onRequestPath(pathname: string, view: ListingView): string {
  return `/${DYNAMIC_PREFIX}/${encodeURIComponent(serialiseView(view))}${pathname}`;
}
