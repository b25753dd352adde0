import { useState } from 'react';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { orderLines } from '@/lib/domain/cart/metals';
import { type OrderSums, orderSums } from '@/lib/domain/order/order-sums';
import { type CheckoutState, choicesOf } from '@/lib/domain/order/state';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { useCart } from '@/stores/cart-store';
import { type Methods, useMethods } from './use-methods';

interface Seen {
  readonly contents: string;
  readonly items: Ore;
  readonly delivery: string;
  readonly shipping: Ore | null;
}

/** What of the total differs from the accepted one. */
export type ChangedPart = 'items' | 'shipping' | 'both';

function changedPart(seen: Seen, now: Seen): ChangedPart | null {
  if (seen.items === now.items) return seen.shipping === now.shipping ? null : 'shipping';
  return seen.shipping === now.shipping ? 'items' : 'both';
}

/** The total last accepted, shown beside a newer price; reset when products, quantities or delivery change. */
function useSeenTotal(lines: readonly CartItem[], delivery: string, sums: OrderSums) {
  const { items, shipping } = sums;
  const contents = lines.map(({ variantCode, qty }) => `${variantCode} ${qty}`).join(', ');
  const shown: Seen = { contents, items, delivery, shipping };
  const [last, setLast] = useState(shown);
  const isNewDelivery = last.delivery !== delivery || (last.shipping === null && shipping !== null);
  const current = last.contents !== contents ? shown : isNewDelivery ? { ...last, delivery, shipping } : last;
  if (current !== last) setLast(current);
  const seenTotal = ore(current.items + (current.shipping ?? 0));
  return { seenTotal, changed: changedPart(current, shown), accept: () => setLast(shown) };
}

export interface Basket {
  readonly lines: readonly CartItem[];
  readonly methods: Methods;
  readonly sums: OrderSums;
  /** The total that the customer last accepted, in öre. */
  readonly seenTotal: Ore;
  /** Null while the total is the accepted one. */
  readonly changed: ChangedPart | null;
  readonly accept: () => void;
}

/** Used above all steps, so that a total that changes during a request is compared with the accepted one. */
export function useBasket(checkout: CheckoutState, isReady: boolean): Basket {
  const items = useCart((state) => state.data);
  const { delivery, metal } = choicesOf(checkout);
  const lines = orderLines(items, metal);
  const methods = useMethods(lines, isReady && checkout.status === 'details');
  const shipping = methods.delivery.offers.find(({ code }) => code === delivery.code)?.price ?? null;
  const sums = orderSums(lines, shipping);
  return { lines, methods, sums, ...useSeenTotal(lines, delivery.code, sums) };
}
