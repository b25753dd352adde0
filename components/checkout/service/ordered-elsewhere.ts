import { attemptOf, choicesOf, mayHaveOrder } from '@/lib/checkout/state';
import { followsOtherTab } from '@/lib/checkout/tabs';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { lastStoredCheckout } from '@/stores/hydration';

/**
 * Adopts the state that another tab has stored for this purchase, if it is further: a background tab gets storage events late.
 * Returns whether it did. Does nothing when the other tab has ended the purchase or the browser has no storage.
 */
export function catchUpWithOtherTab(): boolean {
  const other = lastStoredCheckout();
  const isFurther = other.status !== 'idle' && followsOtherTab(useCheckout.getState().checkout, other);
  if (isFurther) void useCheckout.persist.rehydrate();
  void useCart.persist.rehydrate();
  return isFurther;
}

/**
 * Whether another tab has sent its own purchase of the same cart since this one was entered: ordering here too would buy the
 * items twice, for the same or another customer. The other metal of a mixed cart is another purchase.
 */
export function isOrderedElsewhere(): boolean {
  const { checkout } = useCheckout.getState();
  const other = lastStoredCheckout();
  const theirs = attemptOf(other);
  if (checkout.status !== 'details' || mayHaveOrder(checkout.attempt) || theirs === null || !mayHaveOrder(theirs))
    return false;
  const isSameCart = choicesOf(other).metal === checkout.choices.metal;
  return isSameCart && theirs.intent !== checkout.attempt.intent;
}
