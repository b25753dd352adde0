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

/** Range of the shown prices, including VAT; null without prices. */
export function shownRange(products: readonly Pick<Product, 'price' | 'variants'>[]): PriceRange | null {
  return rangeOf(products.map(offeredPrice));
}

/**
 * Range of the prices without VAT (spec.md section 9), or of the price itself when its VAT is unknown; null without prices.
 */
export function priceRange(products: readonly Pick<Product, 'netPrice' | 'price'>[]): PriceRange | null {
  return rangeOf(products.map(({ netPrice, price }) => netPrice ?? price));
}
