import { groupBy } from '@/lib/domain/group-by';
import type { Ore } from '@/lib/domain/prices/money';
import type { Rates } from '@/lib/domain/prices/rates';
import { offeredPrice } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { lowestPerGram } from './best-buy';
import type { Category, CategoryProducts } from './category';
import { filterChoicesOf, withoutChoice } from './choices';
import { type Facets, facetsWithin } from './facets';
import { type FilterOption, filterProducts, keysOf, optionsOf } from './filters';
import { groupsOf, type ListingGroup, type PlaceOf, shopPlaces } from './groups';
import { type ByGroup, byGroup, EMPTY_QUERY, FILTERS, type FilterName, type ListingQuery } from './listing-query';
import { appliedSort, type SortKey } from './sort';
import { sortProducts } from './sort-products';

/** Cards per page: divisible by 2, 3 and 4, so that rows are full, and few enough for a phone. */
export const PAGE_SIZE = 24;

export interface PriceRange {
  /** Öre. */
  readonly lowest: Ore;
  readonly highest: Ore;
}

/** By key; a missing option has no products. */
export type GroupCounts = Readonly<Record<string, number>>;

/** Number of products per option, within the other choices. */
export interface OptionCounts extends ByGroup<GroupCounts> {
  readonly flags: GroupCounts;
}

/** One page of products, of a category or of search results. */
export interface ProductList {
  readonly products: readonly Product[];
  /** Number of matching products on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly order: SortKey;
  /** Headings of the page's products, in their order; empty for none. */
  readonly groups: readonly ListingGroup[];
  /** Options of the whole list, regardless of the current choices. */
  readonly options: ByGroup<readonly FilterOption[]>;
  /** Number of products of the whole list per filter; `all` is its size. */
  readonly counts: Readonly<Record<FilterName, number>>;
  /** Counts within the current choices; null without choices. */
  readonly optionCounts: OptionCounts | null;
  /** Without matches: how many there are without each choice (choicesOf). Else empty. */
  readonly without: readonly number[];
  /** Range of the shown prices, VAT included, which the price filter compares; null without prices. */
  readonly shownRange: PriceRange | null;
}

export interface Listing extends ProductList {
  readonly category: Category;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** Linked weight and brand pages, within the current choices. */
  readonly facets: Facets;
  /** Range of the prices without VAT (spec.md section 9), or including an unknown VAT; null without prices. */
  readonly range: PriceRange | null;
  /** Öre per gram of fine metal: the best buy of the whole category (best-buy.ts). */
  readonly lowestPerGram: Ore | null;
}

function rangeOf(prices: readonly (Ore | null)[]): PriceRange | null {
  const [lowest, ...others] = prices.filter((price) => price !== null).sort((a, b) => a - b);
  return lowest === undefined ? null : { lowest, highest: others.at(-1) ?? lowest };
}

function countsOf(products: readonly Product[]): Record<FilterName, number> {
  const entries = FILTERS.map((filter) => [filter, filterProducts(products, { ...EMPTY_QUERY, filter }).length]);
  return Object.fromEntries(entries) as Record<FilterName, number>;
}

/** An option counts within the choices of the other groups only: a second weight adds to the first one. */
function optionCounts(products: readonly Product[], query: ListingQuery): OptionCounts {
  const unflagged = filterProducts(products, { ...query, filter: 'all' });
  const flags = FILTERS.filter((filter) => filter !== 'all').map(
    (filter) => [filter, filterProducts(unflagged, { ...query, filter }).length] as const,
  );
  return {
    ...byGroup((group) => {
      const keys = filterProducts(products, { ...query, [group]: [] }).flatMap((product) => keysOf(group, product));
      return Object.fromEntries([...groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]));
    }),
    flags: Object.fromEntries(flags.filter(([, count]) => count > 0)),
  };
}

/** Number of matches without each choice, in the order of choicesOf. */
function countsWithout(products: readonly Product[], query: ListingQuery): number[] {
  return filterChoicesOf(query).map((choice) => filterProducts(products, withoutChoice(query, choice)).length);
}

/** Filters, sorts and paginates. A page beyond the last one becomes the last one. `places`: groups of the list's own order. */
export function listProducts(
  all: readonly Product[],
  query: ListingQuery,
  wanted: number,
  rates: Rates,
  places: PlaceOf | null = null,
): ProductList {
  const fitting = filterProducts(all, query);
  const sorted = sortProducts(fitting, query.sort, rates);
  const pageCount = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const order = appliedSort(query.sort, rates);
  const range = { from: (page - 1) * PAGE_SIZE, to: page * PAGE_SIZE };
  return {
    products: sorted.slice(range.from, range.to),
    total: fitting.length,
    page,
    pageCount,
    order,
    groups: query.weights.length > 0 ? [] : groupsOf(sorted, order, places, range),
    options: byGroup((group) => optionsOf(group, all)),
    counts: countsOf(all),
    optionCounts: filterChoicesOf(query).length > 0 ? optionCounts(all, query) : null,
    without: fitting.length === 0 ? countsWithout(all, query) : [],
    shownRange: rangeOf(all.map(offeredPrice)),
  };
}

/** A page of a category. Null when it is beyond the last one. */
export function listingOf(source: CategoryProducts, query: ListingQuery, page: number, rates: Rates): Listing | null {
  const { category, path, products } = source;
  const list = listProducts(products, query, page, rates, shopPlaces(category, products));
  if (list.page !== page) return null;
  const range = rangeOf(products.map(({ netPrice, price }) => netPrice ?? price));
  const facets = facetsWithin(products, query);
  return { ...list, category, path, facets, range, lowestPerGram: lowestPerGram(products) };
}
