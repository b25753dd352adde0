import type { Product } from '@/lib/domain/product/product';
import {
  type ByGroup,
  byGroup,
  EMPTY_QUERY,
  type FilterOption,
  filterProducts,
  GROUPS,
  type Group,
  type ListingQuery,
  optionsOf,
  serialiseListingQuery,
} from './filters';

/** Groups whose values have pages of their own. */
const PAGED: readonly Group[] = GROUPS.filter(({ hasPages }) => hasPages).map(({ group }) => group);

/** Weights, brands and other values with pages of their own. */
export type Facets = ByGroup<readonly FilterOption[]>;

/**
 * The pages to link from a category: its weights (of the chosen brand, if any) and its brands (with the chosen weight, if any).
 * Not options that all products share: such a page would equal the current one.
 */
export function facetsWithin(products: readonly Product[], query: ListingQuery): Facets {
  const chosen = byGroup((group) => (PAGED.includes(group) ? query[group] : []));
  return byGroup((group) => {
    if (!PAGED.includes(group)) return [];
    const fitting = filterProducts(products, { ...EMPTY_QUERY, ...chosen, [group]: [] });
    return optionsOf(group, fitting).filter(({ count }) => count < fitting.length);
  });
}

/** The queries of a category's pages for one weight, one brand, or one of each: all pages that facetsWithin links to. */
export function facetQueries(products: readonly Product[]): ListingQuery[] {
  const narrowed = (query: ListingQuery) => {
    const facets = facetsWithin(products, query);
    const open = PAGED.filter((group) => query[group].length === 0);
    return open.flatMap((group) => facets[group].map(({ key }) => ({ ...query, [group]: [key] })));
  };
  const found = new Map<string, ListingQuery>();
  let last: readonly ListingQuery[] = [EMPTY_QUERY];
  for (const _ of PAGED) {
    const next = new Map(last.flatMap(narrowed).map((query) => [serialiseListingQuery(query), query]));
    for (const [address, query] of next) found.set(address, query);
    last = [...next.values()];
  }
  return [...found.values()];
}
