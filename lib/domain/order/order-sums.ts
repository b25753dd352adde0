import type { CartItem } from '@/lib/domain/cart/cart-item';
import { cartTotal, cartVat } from '@/lib/domain/cart/cart-sums';
import { formatNumber, formatSek } from '@/lib/domain/prices/format';
import { type Ore, ore } from '@/lib/domain/prices/money';

/** Sums of an order before it is placed, in öre. */
export interface OrderSums {
  readonly items: Ore;
  /** The VAT in `items`; null when unknown. */
  readonly vat: Ore | null;
  /** Null until a delivery method with a price is chosen. */
  readonly shipping: Ore | null;
  readonly total: Ore;
}

/** @param shipping öre; null, for a delivery that is not chosen yet, adds nothing */
export function orderSums(lines: readonly CartItem[], shipping: Ore | null): OrderSums {
  const items = cartTotal(lines);
  return { items, vat: cartVat(lines), shipping, total: ore(items + (shipping ?? 0)) };
}

/** Formats an amount to charge, with öre only when needed: "4 289 SEK" or "4 289,50 SEK". */
export function formatCharged(amount: Ore): string {
  return amount % 100 === 0 ? formatSek(amount) : `${formatNumber(amount / 100, 2)}\u00a0SEK`;
}
