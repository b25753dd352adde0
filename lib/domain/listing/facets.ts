import { groupBy } from '@/lib/domain/group-by';
import type { Product } from '@/lib/domain/product/product';
import { type FilterOption, filterProducts, keysOf, optionsOf } from './filters';
import {
  type ByGroup,
  byGroup,
  EMPTY_QUERY,
  GROUPS,
  type ListingQuery,
  PAGED,
  serialiseListingQuery,
} from './listing-query';

/** Weights and brands with pages of their own. */
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

/** Returns a function from a query to the products that can match it: comparing all with each page's query would take seconds. */
export function candidatesOf(products: readonly Product[]): (query: ListingQuery) => readonly Product[] {
  const byKey = byGroup((group) => {
    const entries = products.flatMap((product) => keysOf(group, product).map((key) => ({ key, product })));
    return groupBy(entries, ({ key }) => key);
  });
  return (query) => {
    const sets = GROUPS.flatMap(({ group }) => {
      const [key, ...others] = query[group];
      return key === undefined || others.length > 0
        ? []
        : [(byKey[group].get(key) ?? []).map(({ product }) => product)];
    });
    return sets.sort((a, b) => a.length - b.length)[0] ?? products;
  };
}

/** The queries of a category's pages for one weight, one brand, or one of each: all pages that facetsWithin links to. */
export function facetQueries(products: readonly Product[], candidates = candidatesOf(products)): ListingQuery[] {
  const narrowed = (query: ListingQuery) => {
    const facets = facetsWithin(candidates(query), query);
    const open = PAGED.filter((group) => query[group].length === 0);
    return open.flatMap((group) => facets[group].map(({ key }) => ({ ...query, [group]: [key] })));
  };
  const pages = new Map<string, ListingQuery>();
  let last: readonly ListingQuery[] = [EMPTY_QUERY];
  for (const _ of PAGED) {
    const next = new Map(last.flatMap(narrowed).map((query) => [serialiseListingQuery(query), query]));
    for (const [address, query] of next) pages.set(address, query);
    last = [...next.values()];
  }
  return [...pages.values()];
}
