import { create } from 'zustand';
import { readStoredCheckout } from '@/lib/checkout/stored-checkout';
import { useCheckout } from './checkout-store';
import { hydrateShopStores } from './shop-hydration';

/** False on the server and in the first render, so that both show the same: an empty cart. */
export const useHydration = create<{ ready: boolean }>()(() => ({ ready: false }));

/** A payment that has begun here is not ended by what another tab has stored since ... */
const isPaying = () => useCheckout.getState().activeStep >= 2;

/** ... unless that is the end of the very same order: it was paid over there. */
function isOurEnd(stored: string): boolean {
  let read: unknown;
  try {
    read = JSON.parse(stored).state;
  } catch {
    return false;
  }
  const { activeStep = 0, order } = readStoredCheckout(read);
  return activeStep >= 3 && order != null && order.orderId === useCheckout.getState().createdOrderId;
}

/**
 * Reads every slice, the checkout's too, and follows the other tabs from then on. Returns how to stop following. For the
 * pages of the checkout; the others do without its slice (`hydrateShopStores`).
 */
export function hydrateStores(): () => void {
  const unfollowShop = hydrateShopStores();
  // Nobody followed the checkout of other tabs while the customer was elsewhere in the shop: it is read on each entry.
  if (!useHydration.getState().ready || !isPaying()) void useCheckout.persist.rehydrate();
  useHydration.setState({ ready: true });
  const follow = (event: StorageEvent) => {
    if (event.key !== useCheckout.persist.getOptions().name || event.newValue === null) return;
    if (!isPaying() || isOurEnd(event.newValue)) void useCheckout.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => {
    unfollowShop();
    window.removeEventListener('storage', follow);
  };
}
