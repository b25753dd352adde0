import { newIntent } from '@/lib/browser/new-intent';
import { isMixed } from '@/lib/domain/cart/metals';
import type { CheckoutEvent, CheckoutEventType } from '@/lib/domain/order/events';
import { type Attempt, attemptOf, mayHaveOrder } from '@/lib/domain/order/state';
import { useCart } from './cart-store';
import { useCheckout } from './checkout-store';
import { lastStoredCheckout } from './hydration';

/** Events that arrive asynchronously: nothing is wrong when the customer has moved on. */
const MAY_BE_LATE: ReadonlySet<CheckoutEventType> = new Set(['methods-offered', 'earlier-open', 'order-ended']);

/** Whether another tab has sent its own purchase since this one was entered, which could buy twice and, stored, forget that order. */
function isOrderedElsewhere(): boolean {
  const { checkout } = useCheckout.getState();
  if ((checkout.status !== 'details' && checkout.status !== 'choosing-metal') || mayHaveOrder(checkout.attempt))
    return false;
  const other = lastStoredCheckout();
  const theirs = attemptOf(other);
  return theirs !== null && mayHaveOrder(theirs) && theirs.intent !== checkout.attempt.intent;
}

/**
 * Dispatches to the checkout; when this completes an order, removes its lines from the cart. An event that is
 * impossible in the current state changes nothing, and is reported. After another tab has ordered, no event counts: the result
 * would overwrite that order. What the customer does returns the page to the form, where ordering again continues that order.
 */
export function dispatchCheckout(event: CheckoutEvent): void {
  if (isOrderedElsewhere()) {
    if (!MAY_BE_LATE.has(event.type)) enterCheckout(isMixed(useCart.getState().data), newIntent());
    return;
  }
  const before = useCheckout.getState();
  if (!before.dispatch(event)) {
    if (!MAY_BE_LATE.has(event.type)) reportError(new Error(`checkout: ${event.type} in ${before.checkout.status}`));
    return;
  }
  const { checkout } = useCheckout.getState();
  if (before.checkout.status === 'done' || checkout.status !== 'done') return;
  // Read the stored cart first: another tab may have added lines, or removed this order's.
  void useCart.persist.rehydrate();
  useCart.getState().removeOrdered(String(checkout.order.orderId), checkout.order.lines);
}

/** Dispatches to the last stored checkout, from any page or tab: a shop page has not read it, and would overwrite it. */
function dispatchToStored(event: CheckoutEvent): void {
  void useCheckout.persist.rehydrate();
  dispatchCheckout(event);
}

/** Starts a checkout of the cart. `intent` identifies the purchase, unless an unpaid order is resumed. */
export function enterCheckout(mixed: boolean, intent: string): void {
  dispatchToStored({ type: 'entered', mixed, intent });
}

/** Abandons an order that may still be paid, and begins another. Call it only from a button whose text explains this. */
export function startOver({ intent }: Attempt): void {
  dispatchCheckout({ type: 'started-over', intent, nextIntent: newIntent() });
}

/** Signs in, or out with null; an open order is kept without its contents. Returns whether it may still be paid. */
export function changeCustomer(customerId: string | null): boolean {
  dispatchToStored({ type: 'customer-changed', customerId });
  const attempt = attemptOf(useCheckout.getState().checkout);
  return attempt !== null && mayHaveOrder(attempt);
}

/**
 * Opening the cart clears checkout data (spec.md section 4), in any way; a cart that is already open counts. Not in the
 * cart's store, which every page loads, while the checkout's comes with the cart panel. Returns a function that stops.
 */
export function clearCheckoutOnOpening(): () => void {
  const clear = () => dispatchToStored({ type: 'cart-opened' });
  if (useCart.getState().open) clear();
  return useCart.subscribe((now, before) => {
    if (now.open && !before.open) clear();
  });
}
