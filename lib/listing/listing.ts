import type { Rates } from '@/lib/prices/rates';
import type { Product } from '@/lib/product/product';
import { type WeightOption, weightOptions } from '@/lib/product/weight';
import type { Category, CategoryPage } from './category';
import { choicesOf } from './choices';
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
import { countsWithout, type OptionCounts, optionCounts } from './option-counts';
import { type PriceRange, priceRange, shownRange } from './price-range';
import { appliedSort, type SortKey, sortProducts } from './sort';

/** Cards on one page of a listing: divisible by 2, 3 and 4, so that rows come out even, and few enough for a phone. */
export const PAGE_SIZE = 24;

/** One page of products as the visitor requested it: of a category, or of what a search has found. */
export interface ProductList {
  /** This page's products, filtered and sorted. */
  readonly products: readonly Product[];
  /** How many products fit in all. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** What they are sorted by: the shop's own order where what was requested is not known. */
  readonly order: SortKey;
  /** What can be chosen from the whole, whatever is chosen now. */
  readonly weights: readonly WeightOption[];
  readonly brands: readonly BrandOption[];
  /** How many of the whole each filter would leave; `all` is its own size. */
  readonly counts: Readonly<Record<FilterName, number>>;
  /** The same within what is chosen; null while nothing is. */
  readonly optionCounts: OptionCounts | null;
  /** Where nothing fits: how many would without each choice (choicesOf). Else empty. */
  readonly without: readonly number[];
  /** Of the prices that are shown: what the price filter counts. */
  readonly shownRange: PriceRange | null;
}

export interface Listing extends ProductList {
  readonly category: Category;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** What there are pages of their own for, within what is chosen. */
  readonly facets: Facets;
  /** Without VAT (spec.md section 9); null when nothing has a price. */
  readonly range: PriceRange | null;
}

function countsOf(products: readonly Product[]): Record<FilterName, number> {
  const entries = FILTERS.map((filter) => [filter, filterProducts(products, { ...EMPTY_QUERY, filter }).length]);
  return Object.fromEntries(entries) as Record<FilterName, number>;
}

/** Filters, sorts and cuts. A page beyond the last one is the last one. */
export function listProducts(all: readonly Product[], query: ListingQuery, wanted: number, rates: Rates): ProductList {
  const fitting = filterProducts(all, query);
  const sorted = sortProducts(fitting, query.sort, rates);
  const pageCount = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  return {
    products: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: fitting.length,
    page,
    pageCount,
    order: appliedSort(query.sort, rates),
    weights: weightOptions(all),
    brands: brandOptions(all),
    counts: countsOf(all),
    optionCounts: choicesOf(query).length > 0 ? optionCounts(all, query) : null,
    without: fitting.length === 0 ? countsWithout(all, query) : [],
    shownRange: shownRange(all),
  };
}

/** A page of a category. Null when there is no such page: it has run out, or the number is none. */
export function listingOf(source: CategoryPage, query: ListingQuery, page: number, rates: Rates): Listing | null {
  if (!Number.isInteger(page) || page < 1) return null;
  const { category, path, products } = source;
  const list = listProducts(products, query, page, rates);
  if (list.page !== page) return null;
  return { ...list, category, path, facets: facetsWithin(products, query), range: priceRange(products) };
}
