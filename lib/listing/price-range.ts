import type { Ore } from '@/lib/prices/money';
import { offeredPrice } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';

export interface PriceRange {
  /** Öre. */
  readonly lowest: Ore;
  readonly highest: Ore;
}

function rangeOf(prices: readonly (Ore | null)[]): PriceRange | null {
  let lowest: Ore | null = null;
  let highest: Ore | null = null;
  for (const price of prices) {
    if (price === null) continue;
    if (lowest === null || price < lowest) lowest = price;
    if (highest === null || price > highest) highest = price;
  }
  return lowest === null || highest === null ? null : { lowest, highest };
}

/** Lowest and highest of the prices that the list shows, VAT included; null when nothing has one. */
export function shownRange(products: readonly Pick<Product, 'price' | 'variants'>[]): PriceRange | null {
  return rangeOf(products.map(offeredPrice));
}

/**
 * Lowest and highest price without VAT (spec.md section 9), or the price itself while its VAT is not known; null when nothing
 * has a price.
 */
export function priceRange(products: readonly Pick<Product, 'netPrice' | 'price'>[]): PriceRange | null {
  return rangeOf(products.map(({ netPrice, price }) => netPrice ?? price));
}
