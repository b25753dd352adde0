import { create } from 'zustand';
import { whenRestored } from '@/lib/browser/when-restored';
import { type CheckoutState, initialCheckout } from '@/lib/domain/order/state';
import { readStoredCheckout } from '@/lib/domain/order/stored-checkout';
import { followsOtherTab } from '@/lib/domain/order/tabs';
import { useCheckout } from './checkout-store';
import { carefulStorage } from './persisted';
import { hydrateShopStores } from './shop-hydration';

/** False on the server and in the first render, so that both show an empty cart. */
export const useHydration = create<{ ready: boolean }>()(() => ({ ready: false }));

function readOther(stored: string): CheckoutState {
  try {
    return readStoredCheckout(JSON.parse(stored).state);
  } catch {
    return initialCheckout;
  }
}

/** The last stored checkout, from any tab; this tab's own state is unchanged. */
export function lastStoredCheckout(): CheckoutState {
  const { name = '' } = useCheckout.persist.getOptions();
  return readOther(carefulStorage.getItem(name) ?? '');
}

/** For checkout pages: reads all stores and follows other tabs. Returns a function that stops. */
export function hydrateStores(): () => void {
  const unfollowShop = hydrateShopStores();
  const { name } = useCheckout.persist.getOptions();
  const follow = (stored: string | null) => {
    if (stored === null) return;
    if (followsOtherTab(useCheckout.getState().checkout, readOther(stored))) void useCheckout.persist.rehydrate();
  };
  // Other tabs' checkouts were not followed while the customer was elsewhere in the shop, so it is read on each entry.
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
