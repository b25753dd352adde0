import { type Ore, ore } from '@/lib/domain/prices/money';
import { decidedVat } from '@/lib/domain/prices/vat';
import type { CartItem } from './cart-item';

/* Beside cart.ts, which every page loads: sums are shown in the panel and the checkout only. */

/** Sum of the lines in öre, including VAT, without shipping. */
export function cartTotal(items: readonly CartItem[]): Ore {
  return ore(items.reduce((total, item) => total + item.sum, 0));
}

/** The VAT in cartTotal, in öre; null when that of any line is not decided. */
export function cartVat(items: readonly CartItem[]): Ore | null {
  let total = 0;
  for (const item of items) {
    const vat = decidedVat(item);
    if (vat === null) return null;
    total += vat * item.qty;
  }
  return ore(total);
}
