import type { Ore } from '@/lib/prices/money';
import { offeredPrice } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';

export interface PriceRange {
  /** Öre. */
  readonly lowest: Ore;
  readonly highest: Ore;
}

function rangeOf(prices: readonly (Ore | null)[]): PriceRange | null {
  const sorted = prices.filter((price) => price !== null).sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
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
