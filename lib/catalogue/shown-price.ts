import type { Ore } from '@/lib/pricing/money';
import type { Product } from './product';

/** What one costs, VAT included: the sale price when there is one (spec.md section 3). Null: cannot be bought. */
export function shownPrice({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): Ore | null {
  return salePrice ?? price;
}
