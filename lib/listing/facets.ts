import { type WeightOption, weightOptions } from '@/lib/product/weight';
import {
  brandOptions,
  EMPTY_QUERY,
  type Filterable,
  type FilterOption,
  filterProducts,
  type ListingQuery,
} from './filters';

/** Weights and brands with pages of their own. */
export interface Facets {
  /** Ascending in grams. */
  readonly weights: readonly WeightOption[];
  /** Alphabetical. */
  readonly brands: readonly FilterOption[];
}

/** Drops options that all products share: such a page would equal the current one. */
function narrowing<T extends { readonly count: number }>(options: readonly T[], all: number): T[] {
  return options.filter(({ count }) => count < all);
}

/**
 * The pages to link from a category: its weights (of the chosen brand, if any) and its brands (with the chosen weight, if any).
 * Only pages with products.
 */
export function facetsWithin(products: readonly Filterable[], { weights, brands }: ListingQuery): Facets {
  const ofBrand = filterProducts(products, { ...EMPTY_QUERY, brands });
  const ofWeight = filterProducts(products, { ...EMPTY_QUERY, weights });
  return {
    weights: narrowing(weightOptions(ofBrand), ofBrand.length),
    brands: narrowing(brandOptions(ofWeight), ofWeight.length),
  };
}

/** The queries of a category's pages for one weight, one brand, or one of each: all pages that facetsWithin links to. */
export function facetQueries(products: readonly Filterable[]): ListingQuery[] {
  const own = facetsWithin(products, EMPTY_QUERY);
  const ofWeight = own.weights.map(({ key }) => ({ ...EMPTY_QUERY, weights: [key] }));
  const ofBrand = own.brands.map(({ key }) => ({ ...EMPTY_QUERY, brands: [key] }));
  const ofBoth = [
    ...ofBrand.flatMap((query) =>
      facetsWithin(products, query).weights.map(({ key }) => ({ ...query, weights: [key] })),
    ),
    ...ofWeight.flatMap((query) =>
      facetsWithin(products, query).brands.map(({ key }) => ({ ...query, brands: [key] })),
    ),
  ];
  const once = new Map(ofBoth.map((query) => [`${query.weights} ${query.brands}`, query]));
  return [...ofWeight, ...ofBrand, ...once.values()];
}
