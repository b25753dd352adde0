import type { Ore } from '@/lib/pricing/money';
import { offeredPrice } from './in-variant';
import type { Product } from './product';

export interface PriceRange {
  /** Öre. */
  readonly lowest: Ore;
  readonly highest: Ore;
}

/** Lowest and highest of the prices that the list shows, VAT included; null when nothing has one. */
export function shownRange(products: readonly Pick<Product, 'price' | 'salePrice' | 'variants'>[]): PriceRange | null {
  return priceRange(products.map((product) => ({ netPrice: offeredPrice(product) })));
}

/** Lowest and highest price without VAT (spec.md section 9); null when nothing has a price. */
export function priceRange(products: readonly Pick<Product, 'netPrice'>[]): PriceRange | null {
  let lowest: Ore | null = null;
  let highest: Ore | null = null;
  for (const { netPrice } of products) {
    if (netPrice === null) continue;
    if (lowest === null || netPrice < lowest) lowest = netPrice;
    if (highest === null || netPrice > highest) highest = netPrice;
  }
  return lowest === null || highest === null ? null : { lowest, highest };
}
