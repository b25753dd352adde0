import { create } from 'zustand';
import { type CheckoutState, initialCheckout } from '@/lib/checkout/state';
import { readStoredCheckout } from '@/lib/checkout/stored-checkout';
import { followsOtherTab } from '@/lib/checkout/tabs';
import { whenRestored } from '@/lib/when-restored';
import { useCheckout } from './checkout-store';
import { carefulStorage } from './persisted';
import { hydrateShopStores } from './shop-hydration';

/** False on the server and in the first render, so that both show the same: an empty cart. */
export const useHydration = create<{ ready: boolean }>()(() => ({ ready: false }));

function readOther(stored: string): CheckoutState {
  try {
    return readStoredCheckout(JSON.parse(stored).state);
  } catch {
    return initialCheckout;
  }
}

/** The checkout as it was stored last, by whichever tab; this one keeps its own. */
export function lastStoredCheckout(): CheckoutState {
  const { name = '' } = useCheckout.persist.getOptions();
  return readOther(carefulStorage.getItem(name) ?? '');
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
  const endRestored = whenRestored(() => follow(carefulStorage.getItem(name ?? '')));
  const onStorage = (event: StorageEvent) => {
    if (event.key === name) follow(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unfollowShop();
    endRestored();
    window.removeEventListener('storage', onStorage);
  };
}
