import { followsOtherTab } from '@/lib/domain/order/tabs';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { lastStoredCheckout } from '@/stores/hydration';

/**
 * Adopts what other tabs have stored, and their state of this purchase if it is further: a background tab gets storage events late.
 * Returns whether it is further. Does nothing when the browser has no storage.
 */
export function catchUpWithOtherTabs(): boolean {
  const other = lastStoredCheckout();
  const isFurther = other.status !== 'idle' && followsOtherTab(useCheckout.getState().checkout, other);
  for (const store of isFurther ? [useCheckout, useCart, useAuth] : [useCart, useAuth]) void store.persist.rehydrate();
  return isFurther;
}
