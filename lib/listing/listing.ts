import type { Rates } from '@/lib/prices/rates';
import type { Product } from '@/lib/product/product';
import { type WeightOption, weightOptions } from '@/lib/product/weight';
import type { Category, CategoryPage } from './category';
import { type Facets, facetsWithin } from './facets';
import {
  type BrandOption,
  brandOptions,
  EMPTY_QUERY,
  FILTERS,
  type FilterName,
  filterProducts,
  type ListingQuery,
} from './filters';
import { type PriceRange, priceRange, shownRange } from './price-range';
import { sortProducts } from './sort';

/** Cards on one page of a listing: divisible by 2, 3 and 4, so that rows come out even, and few enough for a phone. */
export const PAGE_SIZE = 24;

/** One page of a category as the visitor asked for it. */
export interface Listing {
  readonly category: Category;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** This page's products, filtered and sorted. */
  readonly products: readonly Product[];
  /** How many products fit in all. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** What can be chosen in the category as a whole, whatever is chosen now. */
  readonly weights: readonly WeightOption[];
  readonly brands: readonly BrandOption[];
  /** How many of the category each filter would leave; `all` is the category's own size. */
  readonly counts: Readonly<Record<FilterName, number>>;
  /** What there are pages of their own for, within what is chosen. */
  readonly facets: Facets;
  /** Without VAT (spec.md section 9); null when nothing has a price. */
  readonly range: PriceRange | null;
  /** Of the prices that are shown: what the price filter counts. */
  readonly shownRange: PriceRange | null;
}

function countsOf(products: readonly Product[]): Record<FilterName, number> {
  const entries = FILTERS.map((filter) => [filter, filterProducts(products, { ...EMPTY_QUERY, filter }).length]);
  return Object.fromEntries(entries) as Record<FilterName, number>;
}

/** Filters, sorts and cuts a category. Null when there is no such page: it has run out, or the number is none. */
export function listingOf(source: CategoryPage, query: ListingQuery, page: number, rates: Rates): Listing | null {
  const fitting = sortProducts(filterProducts(source.products, query), query.sort, rates);
  const pageCount = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null;
  return {
    category: source.category,
    path: source.path,
    products: fitting.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: fitting.length,
    page,
    pageCount,
    weights: weightOptions(source.products),
    brands: brandOptions(source.products),
    counts: countsOf(source.products),
    facets: facetsWithin(source.products, query),
    range: priceRange(source.products),
    shownRange: shownRange(source.products),
  };
}
