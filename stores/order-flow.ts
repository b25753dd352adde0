import type { CheckoutEvent, CheckoutEventType } from '@/lib/checkout/events';
import { attemptOf, mayHaveOrder } from '@/lib/checkout/state';
import { useCart } from './cart-store';
import { useCheckout } from './checkout-store';

/** Offers and facts that are answered after the customer has gone on: nothing is wrong when they come too late. */
const MAY_BE_LATE: ReadonlySet<CheckoutEventType> = new Set(['methods-offered', 'earlier-open', 'order-ended']);

/**
 * Dispatches to the checkout; when an order thereby becomes final, what it took leaves the cart. An event that cannot happen in the
 * state that the checkout is in changes nothing, and is reported.
 */
export function dispatchCheckout(event: CheckoutEvent): void {
  const before = useCheckout.getState();
  if (!before.dispatch(event)) {
    if (!MAY_BE_LATE.has(event.type)) reportError(new Error(`checkout: ${event.type} in ${before.checkout.status}`));
    return;
  }
  const { checkout } = useCheckout.getState();
  if (before.checkout.status === 'done' || checkout.status !== 'done') return;
  // As it was stored last: another tab may have put more in, or taken the same order out.
  void useCart.persist.rehydrate();
  useCart.getState().removeOrdered(String(checkout.order.orderId), checkout.order.lines);
}

/**
 * Dispatches to the checkout as it was stored last, by whichever page or tab: a shop page has not read it, and what it has
 * not read it would overwrite.
 */
function dispatchToStored(event: CheckoutEvent): void {
  void useCheckout.persist.rehydrate();
  dispatchCheckout(event);
}

/** Begins a checkout of what is in the cart. `intent` names the purchase, unless an order was left unpaid and is meant again. */
export function enterCheckout(mixed: boolean, intent: string): void {
  dispatchToStored({ type: 'entered', mixed, intent });
}

/**
 * Somebody has signed in, or out with null. An order that was begun is kept without what it was.
 * @returns whether there is one that may still be paid
 */
export function changeCustomer(customerId: string | null): boolean {
  dispatchToStored({ type: 'customer-changed', customerId });
  const attempt = attemptOf(useCheckout.getState().checkout);
  return attempt !== null && mayHaveOrder(attempt);
}

/**
 * Opening the cart clears checkout data (spec.md section 4), however it was opened; a cart that is open already counts. Not in
 * the cart's own store: that one comes with every page, the checkout with the cart's panel. Returns how to stop.
 */
export function clearCheckoutOnOpening(): () => void {
  const clear = () => dispatchToStored({ type: 'cart-opened' });
  if (useCart.getState().open) clear();
  return useCart.subscribe((now, before) => {
    if (now.open && !before.open) clear();
  });
}
