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

/** Weights and brands with pages of their own. */
export type Facets = ByGroup<readonly FilterOption[]>;

/**
 * The pages to link from a category: its weights (of the chosen brand, if any) and its brands (with the chosen weight, if any).
 * Not options that all products share: such a page would equal the current one.
 */
export function facetsWithin(products: readonly Product[], { weights, brands }: ListingQuery): Facets {
  return byGroup((group) => {
    if (!GROUPS.some((row) => row.group === group && row.hasPages)) return [];
    const fitting = filterProducts(products, { ...EMPTY_QUERY, weights, brands, [group]: [] });
    return optionsOf(group, fitting).filter(({ count }) => count < fitting.length);
  });
}

/** The queries of a category's pages for one weight, one brand, or one of each: all pages that facetsWithin links to. */
export function facetQueries(products: readonly Product[]): ListingQuery[] {
  const narrowed = (query: ListingQuery, group: Group) =>
    facetsWithin(products, query)[group].map(({ key }) => ({ ...query, [group]: [key] }));
  const ofWeight = narrowed(EMPTY_QUERY, 'weights');
  const ofBrand = narrowed(EMPTY_QUERY, 'brands');
  const ofBoth = [
    ...ofBrand.flatMap((query) => narrowed(query, 'weights')),
    ...ofWeight.flatMap((query) => narrowed(query, 'brands')),
  ];
  const queries = [...ofWeight, ...ofBrand, ...ofBoth];
  return [...new Map(queries.map((query) => [serialiseListingQuery(query), query])).values()];
}
