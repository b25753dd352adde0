'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { showToast } from '@/components/ui/toast';
import { loadCode, takePendingAction } from '@/lib/browser/load-code';
import { onFirstInput } from '@/lib/browser/on-first-input';
import { useAddDialog } from '@/stores/add-dialog-store';
import { noticePrices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { hydrateShopStores } from '@/stores/shop-hydration';

const loadPanel = () => import('./cart-panel').then((module) => module.CartPanel);
const loadDialogs = () => import('./add-dialogs').then((module) => module.AddDialogs);

/** Loads the sync code when the cart has items; after a failed load it is retried at the next change. */
async function followPrices(epoch: number) {
  if (useCart.getState().data.length === 0) return;
  const sync = await loadCode(() => import('./price-sync')).catch(() => null);
  await sync?.syncCartPrices(epoch);
}

/** Preloads the code for the first click. A failed load is retried by the click itself. */
function fetchAhead() {
  void Promise.allSettled([loadPanel(), loadDialogs()]);
}

/** True from the first time that `now` is true: an opened part stays loaded. */
function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Everything of the cart except its buttons, once in the shop's chrome; panel and dialogs are loaded at the first input. */
export function CartHost() {
  const pathname = usePathname();
  const { open, dropped, acknowledgeDropped } = useCart();
  const hasDialog = useAddDialog((state) => state.dialog !== null);
  const known = usePriceStatus((state) => state.known);
  const showsPanel = useHasBeenTrue(open);
  const showsDialogs = useHasBeenTrue(hasDialog);

  useEffect(() => {
    const unfollow = hydrateShopStores();
    if (takePendingAction('cart') !== null) useCart.getState().openPanel();
    const unsubscribe = useCart.subscribe((now, before) => noticePrices(now.data, before.data));
    return () => {
      unsubscribe();
      unfollow();
    };
  }, []);

  useEffect(() => {
    if (known !== null) void followPrices(known);
  }, [known]);

  useEffect(() => onFirstInput(fetchAhead), []);

  // Leaving a page closes its panel. Arriving does not: a quick click or the checkout may already have opened it.
  useEffect(() => (pathname ? useCart.getState().closePanel : undefined), [pathname]);

  useEffect(() => {
    if (dropped === 0) return;
    void showToast('message', 'Några varor i din sparade varukorg kunde inte läsas och har tagits bort.');
    acknowledgeDropped();
  }, [dropped, acknowledgeDropped]);

  return (
    <>
      {showsPanel ? (
        <OnDemand action="cart" load={loadPanel} message="Varukorgen kunde inte visas. Dina varor ligger kvar i den.">
          {(CartPanel) => <CartPanel />}
        </OnDemand>
      ) : null}
      {showsDialogs ? (
        <OnDemand load={loadDialogs} message="Leveranstiden kunde inte visas.">
          {(AddDialogs) => <AddDialogs />}
        </OnDemand>
      ) : null}
    </>
  );
}
