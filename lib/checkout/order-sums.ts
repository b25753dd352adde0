import { cartTotal, cartVat } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/cart-item';
import { formatNumber, formatSek } from '@/lib/prices/format';
import { type Ore, ore } from '@/lib/prices/money';

/** The sums of an order that has not been placed. All in öre. */
export interface OrderSums {
  readonly items: Ore;
  /** The VAT inside `items`; null when it is not known. */
  readonly vat: Ore | null;
  /** Null until a delivery method with a price is chosen. */
  readonly shipping: Ore | null;
  readonly total: Ore;
}

/** Sums of an order in öre: the goods, and the total with delivery. A delivery that is not chosen yet (null) adds nothing. */
export function orderSums(lines: readonly CartItem[], shipping: Ore | null): OrderSums {
  const items = cartTotal(lines);
  return { items, vat: cartVat(lines), shipping, total: ore(items + (shipping ?? 0)) };
}

/** An amount that somebody will be charged: with öre when it has any, "4 289 SEK" or "4 289,50 SEK". */
export function formatCharged(amount: Ore): string {
  return amount % 100 === 0 ? formatSek(amount) : `${formatNumber(amount / 100, 2)}\u00a0SEK`;
}
