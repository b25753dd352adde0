import { wholeKronor } from '@/lib/prices/format';
import { holdsInAnyVariant, isReduced, offeredPrice } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';
import { weightFilter } from '@/lib/product/weight';
import { slugify } from '@/lib/slug';
import { SORT_KEYS, type SortKey } from './sort';

/** The shop's filters (spec.md section 9); the last two are the boolean flags of a product. */
export const FILTERS = ['all', 'sale', 'rated', 'until', 'inStock', 'onHand'] as const;
export type FilterName = (typeof FILTERS)[number];

export interface PriceSpan {
  /** Whole kronor as shown, both included; null for open. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Everything a listing's address says beside its category. */
export interface ListingQuery {
  readonly filter: FilterName;
  /** Keys of weightFilter; empty for all. */
  readonly weights: readonly string[];
  /** Keys of brandKey; empty for all. */
  readonly brands: readonly string[];
  readonly price: PriceSpan;
  readonly sort: SortKey;
}

export const EMPTY_QUERY: ListingQuery = {
  filter: 'all',
  weights: [],
  brands: [],
  price: { from: null, to: null },
  sort: 'standard',
};

/** How a brand is written in the URL (`marke`). */
export function brandKey(brand: string): string {
  return slugify(brand);
}

/** Names of the form's two fields for a span of prices. */
export const PRICE_FIELDS = { from: 'pris-fran', to: 'pris-till' } as const;

const RATED_ABOVE = 3;

/** What of a product the filters read. */
export type Filterable = Pick<
  Product,
  'brand' | 'inStock' | 'onHand' | 'price' | 'ratings' | 'reducedFrom' | 'until' | 'variants' | 'weight' | 'weightType'
>;

function passes(product: Filterable, filter: FilterName): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'sale':
      return isReduced(product);
    case 'rated':
      return product.ratings > RATED_ABOVE;
    case 'until':
      // The end of an offer is said beside the offer alone.
      return product.until !== null && isReduced(product);
    default:
      return holdsInAnyVariant(product, filter);
  }
}

/** Compares the shown price, which includes VAT: shoppers mean that one. */
function withinSpan(product: Filterable, { from, to }: PriceSpan): boolean {
  if (from === null && to === null) return true;
  const price = offeredPrice(product);
  if (price === null) return false;
  const shown = wholeKronor(price);
  return (from === null || shown >= from) && (to === null || shown <= to);
}

/** Whether a product matches the query: one of its weights, one of its brands, and all other filters. */
export function matches(product: Filterable, query: ListingQuery): boolean {
  const { weights, brands } = query;
  return (
    passes(product, query.filter) &&
    (weights.length === 0 || weights.includes(weightFilter(product) ?? '')) &&
    (brands.length === 0 || (product.brand !== null && brands.includes(brandKey(product.brand)))) &&
    withinSpan(product, query.price)
  );
}

/** The products that the query requests, in the order of the list. */
export function filterProducts<T extends Filterable>(products: readonly T[], query: ListingQuery): T[] {
  return products.filter((product) => matches(product, query));
}

export interface BrandOption {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The brands to choose from, alphabetical. */
export function brandOptions(products: readonly Pick<Product, 'brand'>[]): BrandOption[] {
  const options = new Map<string, BrandOption>();
  for (const { brand } of products) {
    if (brand === null) continue;
    const key = brandKey(brand);
    options.set(key, { key, name: options.get(key)?.name ?? brand, count: (options.get(key)?.count ?? 0) + 1 });
  }
  return [...options.values()].sort((a, b) => a.name.localeCompare(b.name, 'sv-SE'));
}

function listOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.map((value) => value.trim().toLowerCase()).filter(Boolean))].sort();
}

function oneOf<T extends string>(known: readonly T[], value: string | null, otherwise: T): T {
  return known.find((candidate) => candidate === value) ?? otherwise;
}

/** The same span with its lower end first: mixed up, they mean what lies between. */
export function orderedSpan({ from, to }: PriceSpan): PriceSpan {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Whole kronor of what was typed: "10 000 kr", "1500,50". Null for nothing. */
export function typedKronor(text: string): number | null {
  const digits = text
    .replace(/[.,]\d{1,2}\s*(kr|sek)?\s*$/i, '')
    .replace(/\D/g, '')
    .slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** `pris` of our own addresses, or the two fields of the form as a browser without scripts sends them. */
function spanOf(params: URLSearchParams): PriceSpan {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(params.get('pris') ?? '') ?? [];
  return orderedSpan({
    from: typedKronor(from ?? params.get(PRICE_FIELDS.from) ?? ''),
    to: typedKronor(to ?? params.get(PRICE_FIELDS.to) ?? ''),
  });
}

/**
 * Reads `vikt`, `marke`, `pris` ("1000-5000", either end may be open), `filter` and `sortera`. Whatever is not understood
 * is ignored, as a shopper would want of an old link.
 */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  return {
    filter: oneOf(FILTERS, params.get('filter'), 'all'),
    weights: listOf(params, 'vikt'),
    brands: listOf(params, 'marke'),
    price: spanOf(params),
    sort: oneOf(SORT_KEYS, params.get('sortera'), 'standard'),
  };
}

/** The query string of a listing without "?", in one fixed order; empty for EMPTY_QUERY. The inverse of parseListingQuery. */
export function serialiseListingQuery(query: ListingQuery): string {
  const params: [string, string][] = [];
  if (query.weights.length > 0) params.push(['vikt', query.weights.toSorted().join(',')]);
  if (query.brands.length > 0) params.push(['marke', query.brands.toSorted().join(',')]);
  const { from, to } = query.price;
  if (from !== null || to !== null) params.push(['pris', `${from ?? ''}-${to ?? ''}`]);
  if (query.filter !== 'all') params.push(['filter', query.filter]);
  if (query.sort !== 'standard') params.push(['sortera', query.sort]);
  // Slashes and commas are allowed in a query; "1/10oz" stays readable.
  return new URLSearchParams(params).toString().replace(/%2F/g, '/').replace(/%2C/g, ',');
}
