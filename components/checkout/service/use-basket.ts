import type { CartItem } from '@/lib/cart/cart-item';
import { orderLines } from '@/lib/cart/metals';
import { type OrderSums, orderSums } from '@/lib/checkout/order-sums';
import { type CheckoutState, choicesOf } from '@/lib/checkout/state';
import type { Ore } from '@/lib/prices/money';
import { useCart } from '@/stores/cart-store';
import { type Methods, useMethods } from './use-methods';
import { useSeenTotal } from './use-seen-total';

/** What is about to be ordered, how it can be delivered and paid, and what that costs. */
export interface Basket {
  readonly lines: readonly CartItem[];
  readonly methods: Methods;
  readonly sums: OrderSums;
  /** The sum that the customer last accepted, in öre. */
  readonly seenTotal: Ore;
  /** The customer orders at the sum that is shown. */
  readonly accept: () => void;
}

/**
 * The goods that this order takes of the cart, with their sums. Belongs where all steps are, so that a sum that moves while
 * an answer is waited for is told against the one that was agreed to.
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
