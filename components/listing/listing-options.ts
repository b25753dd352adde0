import type { FilterChoice, KnownKeys } from '@/lib/domain/listing/choices';
import type { ProductList } from '@/lib/domain/listing/listing';
import { type ByGroup, byGroup, type FilterName, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { listingTitle } from '@/lib/domain/listing/listing-title';
import type { PriceSpan } from '@/lib/domain/listing/price-span';
import { grouped } from '@/lib/domain/prices/format';

/** A compact tuple: a page contains about a hundred of them. The count is for the whole listing. */
export type Option = readonly [key: string, name: string, count: number];

/** All options of a category, independent of the current choices. */
export interface ListingOptions extends ByGroup<readonly Option[]> {
  readonly flags: readonly Option[];
  /** Whole kronor as displayed, the unit of the price filter; null without prices. */
  readonly price: { readonly lowest: number; readonly highest: number } | null;
}

/** In the order of the panel. A filter without its words does not compile. */
const FLAG_NAMES: Readonly<Record<Exclude<FilterName, 'all'>, string>> = {
  inStock: 'Går att beställa',
  onHand: 'I lager',
  sale: 'Nedsatt pris',
  until: 'Tidsbegränsat',
  rated: 'Betyg över 3',
};
const FLAGS = Object.entries(FLAG_NAMES) as readonly (readonly [key: FilterName, name: string])[];

type Source = Pick<ProductList, 'counts' | 'options' | 'shownRange'>;

/** A flag that none or all of the products have is not offered. */
export function listingOptions(listing: Source): ListingOptions {
  const { options, counts, shownRange: range } = listing;
  return {
    ...byGroup((group) => options[group].map(({ key, name, count }): Option => [key, name, count])),
    flags: FLAGS.filter(([key]) => counts[key] > 0 && counts[key] < counts.all).map(([key, name]) => [
      key,
      name,
      counts[key],
    ]),
    price: range && { lowest: Math.floor(range.lowest / 100), highest: Math.ceil(range.highest / 100) },
  };
}

/** The displayed name of an option or flag, or the key of an unknown one. */
function nameOf(named: readonly (readonly [key: string, name: string, count?: number])[], wanted: string): string {
  return named.find(([key]) => key === wanted)?.[1] ?? wanted;
}

/** "10 000–15 000 SEK", "från 10 000 SEK", "upp till 15 000 SEK"; numbers in kronor. */
export function spanName({ from, to }: PriceSpan): string {
  const sek = (kronor: number) => `${grouped(kronor)}\u00a0SEK`;
  if (from === null) return to === null ? '' : `upp till ${sek(to)}`;
  return to === null ? `från ${sek(from)}` : `${grouped(from)}–${sek(to)}`;
}

export function choiceName(choice: FilterChoice, query: ListingQuery, options: ListingOptions): string {
  switch (choice.kind) {
    case 'filter':
      // Also a flag that is not offered here but is in the URL.
      return nameOf(FLAGS, query.filter);
    case 'price':
      return spanName(query.price);
    default:
      return nameOf(options[choice.kind], choice.key);
  }
}

/** The heading of a category, which follows the chosen weight and brand. */
export function categoryTitle(category: string, options: ListingOptions, query: ListingQuery): string {
  const named = byGroup((group) => options[group].map(([key, name]) => ({ key, name })));
  return listingTitle(category, named, query);
}

/** Keys that are valid in a URL (lib/domain/listing/choices.ts). */
export function offeredKeys(options: ListingOptions): KnownKeys {
  return byGroup((group) => new Set(options[group].map(([key]) => key)));
}
