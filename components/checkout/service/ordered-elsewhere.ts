import { attemptOf, choicesOf, mayHaveOrder } from '@/lib/checkout/state';
import { followsOtherTab } from '@/lib/checkout/tabs';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { lastStoredCheckout } from '@/stores/hydration';

/**
 * Takes over what another tab has stored of this very purchase, if that is further: a tab that sleeps in the background hears of it
 * late. Returns whether it did. A purchase that the other tab has ended, or a browser that stores nothing, changes nothing here.
 */
export function catchUpWithOtherTab(): boolean {
  const other = lastStoredCheckout();
  const isFurther = other.status !== 'idle' && followsOtherTab(useCheckout.getState().checkout, other);
  if (isFurther) void useCheckout.persist.rehydrate();
  void useCart.persist.rehydrate();
  return isFurther;
}

/**
 * Whether another tab has sent a purchase of its own since this one was entered, of the same cart: ordered here as well, its goods
 * would be bought twice, anyone who was signed in then. The other metal of a mixed cart is another purchase.
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
