import { groupBy } from '@/lib/domain/group-by';
import type { AttributeKey } from '@/lib/domain/product/attributes';
import { holdsInAnyVariant, inEachVariant, inWeights, isReduced } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { weightFilter, weightLabel } from '@/lib/domain/product/weight';
import type { Weight } from '@/lib/domain/product/weight-text';
import { slugify } from '@/lib/domain/slug';
import { type PriceSpan, spanOf, spanText, withinSpan } from './price-span';
import { SORT_KEYS, type SortKey } from './sort';

/** The shop's filters (spec.md section 9); the last two are the boolean flags of a product. */
export const FILTERS = ['all', 'sale', 'rated', 'until', 'inStock', 'onHand'] as const;
export type FilterName = (typeof FILTERS)[number];

interface FilterGroup {
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

export function brandKey(brand: string): string {
  return slugify(brand);
}

const RATED_ABOVE = 3;

function passes(product: Product, filter: FilterName): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'sale':
      return isReduced(product);
    case 'rated':
      return product.ratings > RATED_ABOVE;
    case 'until':
      // Only a reduced product shows the end of its offer.
      return product.until !== null && isReduced(product);
    default:
      return holdsInAnyVariant(product, filter);
  }
}

/** The name of a product's option in a group other than the weights; null for none. */
function nameIn(group: string, product: Product): string | null {
  if (group === 'brands') return product.brand;
  const value = product.attributes[group];
  return value === undefined ? null : String(value);
}

/** A product's own key in a group; null for none. A function, not a table: a table would put its code into every listing's JavaScript. */
export function keyOf(group: Group, product: Product): string | null {
  if (group === 'weights') return weightFilter(product);
  const name = nameIn(group, product);
  return name && slugify(name);
}

/** A product that comes in several weights belongs to each: one piece for each. */
function piecesIn(group: Group, product: Product): readonly Product[] {
  if (group !== 'weights') return [product];
  return [...new Map(inEachVariant(product).map((piece) => [weightFilter(piece), piece])).values()];
}

/** A product's keys in a group. */
export function keysOf(group: Group, product: Product): string[] {
  return piecesIn(group, product).flatMap((piece) => keyOf(group, piece) ?? []);
}

/** The product in the chosen weights, if it matches the query: one of the chosen keys of each group, and all other filters. */
function matching(whole: Product, query: ListingQuery): readonly Product[] {
  const isChosen = (weight: Weight) => query.weights.includes(weightFilter(weight) ?? '');
  const product = query.weights.length === 0 ? whole : inWeights(whole, isChosen);
  if (product === null) return [];
  const isChosenIn = ({ group }: FilterGroup & { readonly group: Group }) =>
    group === 'weights' || query[group].length === 0 || query[group].includes(keyOf(group, product) ?? '');
  return GROUPS.every(isChosenIn) && passes(product, query.filter) && withinSpan(product, query.price) ? [product] : [];
}

/** The products that match the query, in the chosen weights; keeps their order. */
export function filterProducts(products: readonly Product[], query: ListingQuery): Product[] {
  return products.flatMap((product) => matching(product, query));
}

/** A value of a group, with the number of its products. */
export interface FilterOption {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The options of a group: weights ascending in grams, brands alphabetical. */
export function optionsOf(group: Group, products: readonly Product[]): FilterOption[] {
  // Products without a brand (the backend's "other") count as no weight and no brand (spec.md section 9).
  const counted = group === 'weights' ? products.filter(({ brand }) => brand !== null) : products;
  const pieces = counted.flatMap((product) => piecesIn(group, product));
  const options = [...groupBy(pieces, (piece) => keyOf(group, piece))].flatMap(([key, [first, ...others]]) => {
    const name = first && (group === 'weights' ? weightLabel(first) : nameIn(group, first));
    return key && name ? [{ key, name, count: others.length + 1, weight: first.weight ?? 0 }] : [];
  });
  return options
    .sort((a, b) =>
      group === 'weights' ? a.weight - b.weight : a.name.localeCompare(b.name, 'sv-SE', { numeric: true }),
    )
    .map(({ key, name, count }) => ({ key, name, count }));
}

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
