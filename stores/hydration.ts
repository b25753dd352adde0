import { create } from 'zustand';
import { useCheckout } from './checkout-store';
import { hydrateShopStores } from './shop-hydration';

/** False on the server and in the first render, so that both show the same: an empty cart. */
export const useHydration = create<{ ready: boolean }>()(() => ({ ready: false }));

/** A payment that has begun here is not ended by what another tab has stored since. */
const isPaying = () => useCheckout.getState().activeStep >= 2;

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
    const isCheckout = event.key === useCheckout.persist.getOptions().name;
    if (isCheckout && event.newValue !== null && !isPaying()) void useCheckout.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => {
    unfollowShop();
    window.removeEventListener('storage', follow);
  };
}
