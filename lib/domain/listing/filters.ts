import { groupBy } from '@/lib/domain/group-by';
import { wholeKronor } from '@/lib/domain/prices/format';
import { holdsInAnyVariant, inEachVariant, inWeights, isReduced, offeredPrice } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { weightFilter, weightLabel } from '@/lib/domain/product/weight';
import type { Weight } from '@/lib/domain/product/weight-text';
import { slugify } from '@/lib/domain/slug';
import type { KnownKeys } from './choices';
import { byGroup, type FilterGroup, type FilterName, GROUPS, type Group, type ListingQuery } from './listing-query';
import type { PriceSpan } from './price-span';

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

/** Whether the shown price, including VAT, lies in a span. */
export function withinSpan(product: Product, { from, to }: PriceSpan): boolean {
  if (from === null && to === null) return true;
  const price = offeredPrice(product);
  if (price === null) return false;
  const kronor = wholeKronor(price);
  return (from === null || kronor >= from) && (to === null || kronor <= to);
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

/** The keys of all groups that the products have. */
export function knownKeys(products: readonly Product[]): KnownKeys {
  return byGroup((group) => new Set(optionsOf(group, products).map(({ key }) => key)));
}
