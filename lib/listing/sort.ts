import { premium } from '@/lib/prices/metrics';
import type { Rates } from '@/lib/prices/rates';
import { offeredPrice } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';

export const SORT_KEYS = ['standard', 'pris-stigande', 'pris-fallande', 'vikt', 'paslag'] as const;

/** As written in the URL (`sortera`). `standard` is the shop's own order, `paslag` lowest premium first, VAT included. */
export type SortKey = (typeof SORT_KEYS)[number];

/** What of a product a chosen order reads. */
export type Sortable = Pick<Product, 'metal' | 'netPrice' | 'price' | 'purity' | 'variants' | 'weight' | 'weightType'>;

/** Ascending; what is unknown comes last either way. */
export function by<T>(read: (product: T) => number | null, direction: 1 | -1 = 1): (a: T, b: T) => number {
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

/**
 * Sorts a list that is in the shop's own order; equals keep that order. `paslag` needs the spot prices and is the shop's
 * own order without them.
 */
export function sortProducts<T extends Sortable>(
  products: readonly T[],
  key: SortKey,
  rates: Rates = {},
): readonly T[] {
  switch (key) {
    case 'standard':
      return products;
    case 'pris-stigande':
      return products.toSorted(by(offeredPrice));
    case 'pris-fallande':
      return products.toSorted(by(offeredPrice, -1));
    case 'vikt':
      return products.toSorted(by((product) => product.weight));
    case 'paslag': {
      const premiums = new Map(products.map((product) => [product, premium(product, rates)?.paid ?? null]));
      return products.toSorted(by((product) => premiums.get(product) ?? null));
    }
  }
}
