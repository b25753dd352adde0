import { create } from 'zustand';
import { initialCheckout } from '@/lib/checkout/state';
import { readStoredCheckout } from '@/lib/checkout/stored-checkout';
import { followsOtherTab } from '@/lib/checkout/tabs';
import { useCheckout } from './checkout-store';
import { hydrateShopStores } from './shop-hydration';

/** False on the server and in the first render, so that both show the same: an empty cart. */
export const useHydration = create<{ ready: boolean }>()(() => ({ ready: false }));

function readOther(stored: string) {
  try {
    return readStoredCheckout(JSON.parse(stored).state);
  } catch {
    return initialCheckout;
  }
}

/**
 * Reads every slice, the checkout's too, and follows the other tabs from then on. Returns how to stop following. For the
 * pages of the checkout; the others do without its slice (`hydrateShopStores`).
 */
export function hydrateStores(): () => void {
  const unfollowShop = hydrateShopStores();
  const { name } = useCheckout.persist.getOptions();
  const follow = (stored: string | null) => {
    if (stored === null) return;
    if (followsOtherTab(useCheckout.getState().checkout, readOther(stored))) void useCheckout.persist.rehydrate();
  };
  // Nobody followed the checkout of other tabs while the customer was elsewhere in the shop: it is read on each entry.
  const { status } = useCheckout.getState().checkout;
  const isBeforeOrder = status === 'idle' || status === 'choosing-metal' || status === 'details';
  if (!useHydration.getState().ready || isBeforeOrder) void useCheckout.persist.rehydrate();
  useHydration.setState({ ready: true });
  const onStorage = (event: StorageEvent) => {
    if (event.key === name) follow(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unfollowShop();
    window.removeEventListener('storage', onStorage);
  };
}
