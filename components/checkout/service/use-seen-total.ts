import { useState } from 'react';
import type { CartItem } from '@/lib/cart/cart-item';
import type { OrderSums } from '@/lib/checkout/order-sums';
import { type Ore, ore } from '@/lib/prices/money';

interface Seen {
  readonly goods: string;
  readonly items: Ore;
  readonly delivery: string;
  readonly shipping: Ore | null;
}

/**
 * The total that the customer last saw and accepted: a changed price is reported against it. Other items, quantities or another
 * delivery start over, since those are the customer's own changes.
 */
export function useSeenTotal(lines: readonly CartItem[], delivery: string, sums: OrderSums) {
  const { items, shipping } = sums;
  const goods = lines.map(({ variantCode, qty }) => `${variantCode} ${qty}`).join(', ');
  const shown: Seen = { goods, items, delivery, shipping };
  const [last, setLast] = useState(shown);
  const isNewDelivery = last.delivery !== delivery || (last.shipping === null && shipping !== null);
  const current = last.goods !== goods ? shown : isNewDelivery ? { ...last, delivery, shipping } : last;
  if (current !== last) setLast(current);
  return { seenTotal: ore(current.items + (current.shipping ?? 0)), accept: () => setLast(shown) };
}
