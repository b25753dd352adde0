'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { showToast } from '@/components/ui/toast';
import { loadCode, takePendingAction } from '@/lib/load-code';
import { onFirstInput } from '@/lib/on-first-input';
import { useAddDialog } from '@/stores/add-dialog-store';
import { noticePrices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { hydrateShopStores } from '@/stores/shop-hydration';

const loadPanel = () => import('./cart-panel').then((module) => module.CartPanel);
const loadDialogs = () => import('./add-dialogs').then((module) => module.AddDialogs);

/** Its code comes when there is something to price; without an answer it is tried again at the next change. */
async function followPrices(epoch: number) {
  if (useCart.getState().data.length === 0) return;
  const sync = await loadCode(() => import('./price-sync')).catch(() => null);
  await sync?.syncCartPrices(epoch);
}

/** So that the first click finds it here. Whatever does not come now is asked for again by the click itself. */
function fetchAhead() {
  void Promise.allSettled([loadPanel(), loadDialogs()]);
}

/** True from the first time that `now` is true: what has been opened once stays loaded. */
function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (now) setEver(true);
  }, [now]);
  return ever || now;
}

/**
 * Everything of the cart that is not a button: reads the stores once the page is alive, follows prices, and holds the
 * panel and the dialogs, whose code is fetched at the first sign of a visitor. Mounted once, in the shop's chrome.
 */
export function CartHost() {
  const pathname = usePathname();
  const shownPath = useRef(pathname);
  const { open, dropped, acknowledgeDropped } = useCart();
  const isAsking = useAddDialog((state) => state.dialog !== null);
  const known = usePriceStatus((state) => state.known);
  const showsPanel = useHasBeenTrue(open);
  const showsDialogs = useHasBeenTrue(isAsking);

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

  // A new page closes the panel of the one before. The first page closes nothing: a quick click may have opened it already.
  useEffect(() => {
    if (shownPath.current !== pathname) useCart.getState().closePanel();
    shownPath.current = pathname;
  }, [pathname]);

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
