import type { FilterName } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';

interface Option {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

interface FlagOption extends Option {
  readonly key: FilterName;
}

/** What there is to choose in a category, whatever is chosen now. */
export interface ListingOptions {
  readonly weights: readonly Option[];
  readonly brands: readonly Option[];
  readonly flags: readonly FlagOption[];
  /** Whole kronor as shown, which the price filter counts; null without prices. */
  readonly price: { readonly lowest: number; readonly highest: number } | null;
}

const FLAGS = [
  { key: 'inStock', name: 'Går att beställa' },
  { key: 'onHand', name: 'Skickas direkt' },
  { key: 'sale', name: 'Nedsatt pris' },
  { key: 'until', name: 'Tidsbegränsat' },
  { key: 'rated', name: 'Betyg över 3' },
] as const;

/** A flag that none or all of the products carry is no choice. */
export function listingOptions({ weights, brands, counts, shownRange: range }: Listing): ListingOptions {
  return {
    weights: weights.map(({ key, name, count }) => ({ key, name, count })),
    brands,
    flags: FLAGS.map((flag) => ({ ...flag, count: counts[flag.key] })).filter(
      ({ count }) => count > 0 && count < counts.all,
    ),
    price: range && { lowest: Math.floor(range.lowest / 100), highest: Math.ceil(range.highest / 100) },
  };
}
