import type { AttributeKey } from '@/lib/domain/product/attributes';
import { type PriceSpan, spanOf, spanText } from './price-span';
import { SORT_KEYS, type SortKey } from './sort';

/* Apart from the filters themselves: browsers need the query only, not what a product is compared by. */

/** The shop's filters (spec.md section 9); the last two are the boolean flags of a product. */
export const FILTERS = ['all', 'sale', 'rated', 'until', 'inStock', 'onHand'] as const;
export type FilterName = (typeof FILTERS)[number];

export interface FilterGroup {
  readonly group: 'weights' | 'brands' | AttributeKey;
  readonly param: string;
  readonly legend: string;
}

/** Filters by values, in the order of the form and the URL. */
export const GROUPS = [
  { group: 'weights', param: 'vikt', legend: 'Vikt' },
  { group: 'brands', param: 'marke', legend: 'Varumärke' },
] as const satisfies readonly FilterGroup[];
export type Group = (typeof GROUPS)[number]['group'];
/** Weights and brands have pages of their own for search engines (spec.md section 2), whose titles, headings and links name them. */
export const PAGED: readonly Group[] = ['weights', 'brands'];
export type ByGroup<T> = Readonly<Record<Group, T>>;

export function byGroup<T>(read: (group: Group, param: string) => T): ByGroup<T> {
  return Object.fromEntries(GROUPS.map(({ group, param }) => [group, read(group, param)])) as ByGroup<T>;
}

/** The query of a listing's URL. In each group, the chosen keys; empty for all. */
export interface ListingQuery extends ByGroup<readonly string[]> {
  readonly filter: FilterName;
  readonly price: PriceSpan;
  readonly sort: SortKey;
}

export const EMPTY_QUERY: ListingQuery = {
  ...byGroup(() => []),
  filter: 'all',
  price: { from: null, to: null },
  sort: 'standard',
};

function listOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.map((value) => value.trim().toLowerCase()).filter(Boolean))].sort();
}

function oneOf<T extends string>(values: readonly T[], value: string | null, otherwise: T): T {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

/** Reads the groups, `pris` ("1000-5000", either end may be open), `filter` and `sortera`; old links with unknown values work. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  return {
    ...byGroup((_, param) => listOf(params, param)),
    filter: oneOf(FILTERS, params.get('filter'), 'all'),
    price: spanOf(params),
    sort: oneOf(SORT_KEYS, params.get('sortera'), 'standard'),
  };
}

/** The query string of a listing without "?", in one fixed order; empty for EMPTY_QUERY. The inverse of parseListingQuery. */
export function serialiseListingQuery(query: ListingQuery): string {
  const params = GROUPS.flatMap(({ group, param }): [string, string][] =>
    query[group].length > 0 ? [[param, query[group].toSorted().join(',')]] : [],
  );
  const price = spanText(query.price);
  if (price !== null) params.push(['pris', price]);
  if (query.filter !== 'all') params.push(['filter', query.filter]);
  if (query.sort !== 'standard') params.push(['sortera', query.sort]);
  // Slashes and commas are allowed in a query; "1/10oz" stays readable.
  return new URLSearchParams(params).toString().replace(/%2F/g, '/').replace(/%2C/g, ',');
}
