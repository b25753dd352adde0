import type { CartItem } from '@/lib/cart/cart-item';
import { orderLines } from '@/lib/cart/metals';
import { type OrderSums, orderSums } from '@/lib/checkout/order-sums';
import { type CheckoutState, choicesOf } from '@/lib/checkout/state';
import type { Ore } from '@/lib/prices/money';
import { useCart } from '@/stores/cart-store';
import { type Methods, useMethods } from './use-methods';
import { useSeenTotal } from './use-seen-total';

/** The lines to be ordered, their delivery and payment options, and the totals. */
export interface Basket {
  readonly lines: readonly CartItem[];
  readonly methods: Methods;
  readonly sums: OrderSums;
  /** The total that the customer last accepted, in öre. */
  readonly seenTotal: Ore;
  /** Accepts the displayed total. */
  readonly accept: () => void;
}

/**
 * The lines of this order from the cart, with their totals. Used above all steps, so that a total that changes during a request
 * is compared with the accepted one.
 */
export function useBasket(checkout: CheckoutState, isReady: boolean): Basket {
  const items = useCart((state) => state.data);
  const { delivery, metal } = choicesOf(checkout);
  const lines = orderLines(items, metal);
  const methods = useMethods(lines, isReady && checkout.status === 'details');
  const shipping = methods.delivery.offers.find(({ code }) => code === delivery.code)?.price ?? null;
  const sums = orderSums(lines, shipping);
  return { lines, methods, sums, ...useSeenTotal(lines, delivery.code, sums) };
}
