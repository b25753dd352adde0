import type { Choice, KnownKeys } from '@/lib/listing/choices';
import type { FilterName, ListingQuery, PriceSpan } from '@/lib/listing/filters';
import type { ProductList } from '@/lib/listing/listing';
import { grouped } from '@/lib/prices/format';

/** As short as it can be written: a page carries about a hundred of them. The count is of the whole listing. */
export type Option = readonly [key: string, name: string, count: number];

/** What there is to choose in a category, whatever is chosen now. */
export interface ListingOptions {
  readonly weights: readonly Option[];
  readonly brands: readonly Option[];
  /** Keys are names of filters. */
  readonly flags: readonly Option[];
  /** Whole kronor as shown, which the price filter counts; null without prices. */
  readonly price: { readonly lowest: number; readonly highest: number } | null;
}

const FLAGS: readonly (readonly [key: FilterName, name: string])[] = [
  ['inStock', 'Går att beställa'],
  ['onHand', 'Skickas direkt'],
  ['sale', 'Nedsatt pris'],
  ['until', 'Tidsbegränsat'],
  ['rated', 'Betyg över 3'],
];

type Source = Pick<ProductList, 'brands' | 'counts' | 'shownRange' | 'weights'>;

/** A flag that none or all of the products carry is no choice. */
export function listingOptions(listing: Source): ListingOptions {
  const { weights, brands, counts, shownRange: range } = listing;
  const option = ({ key, name, count }: ProductList['brands'][number]): Option => [key, name, count];
  return {
    weights: weights.map(option),
    brands: brands.map(option),
    flags: FLAGS.filter(([key]) => counts[key] > 0 && counts[key] < counts.all).map(([key, name]) => [
      key,
      name,
      counts[key],
    ]),
    price: range && { lowest: Math.floor(range.lowest / 100), highest: Math.ceil(range.highest / 100) },
  };
}

/** The name of an option as shown; the key itself when there is no such option. */
function nameOf(options: readonly Option[], wanted: string): string {
  return options.find(([key]) => key === wanted)?.[1] ?? wanted;
}

/** The same of a flag: an address may request one that is no choice here. */
function flagName(wanted: FilterName): string {
  return FLAGS.find(([key]) => key === wanted)?.[1] ?? wanted;
}

/** "10 000–15 000 SEK", "från 10 000 SEK", "högst 15 000 SEK"; the numbers in kronor. */
function spanName({ from, to }: PriceSpan): string {
  const sek = (kronor: number) => `${grouped(kronor)}\u00a0SEK`;
  if (from === null) return to === null ? '' : `högst ${sek(to)}`;
  return to === null ? `från ${sek(from)}` : `${grouped(from)}–${sek(to)}`;
}

/** What a choice of the query is called. */
export function choiceName(choice: Choice, query: ListingQuery, options: ListingOptions): string {
  switch (choice.kind) {
    case 'filter':
      return flagName(query.filter);
    case 'price':
      return spanName(query.price);
    default:
      return nameOf(options[choice.kind], choice.key);
  }
}

/** What may be requested in an address (lib/listing/choices.ts). */
export function keysOf({ weights, brands }: ListingOptions): KnownKeys {
  return { weights: new Set(weights.map(([key]) => key)), brands: new Set(brands.map(([key]) => key)) };
}
