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
 * What the order cost when the customer last saw and accepted its price: a price that has moved since is told against it.
 * Other goods, another number of them or another delivery begin anew, since that is the customer's own doing.
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
