import type { Ore } from '@/lib/pricing/money';
import type { Product } from './product';

export interface PriceRange {
  /** Öre, without VAT. */
  readonly lowest: Ore;
  readonly highest: Ore;
}

/** What price filters compare: the price without VAT (spec.md section 9), or the price itself while its VAT is not known. */
export function comparedPrice({ netPrice, price }: Pick<Product, 'netPrice' | 'price'>): Ore | null {
  return netPrice ?? price;
}

/** Lowest and highest price without VAT (spec.md section 9); null when nothing has a price. */
export function priceRange(products: readonly Pick<Product, 'netPrice' | 'price'>[]): PriceRange | null {
  let lowest: Ore | null = null;
  let highest: Ore | null = null;
  for (const product of products) {
    const price = comparedPrice(product);
    if (price === null) continue;
    if (lowest === null || price < lowest) lowest = price;
    if (highest === null || price > highest) highest = price;
  }
  return lowest === null || highest === null ? null : { lowest, highest };
}
