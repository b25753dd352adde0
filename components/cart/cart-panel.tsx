import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { RecentlySeenTiles } from '@/components/card/recently-seen-tiles';
import { TopSellerTiles } from '@/components/card/top-seller-tiles';
import { BlockedNotice } from '@/components/identity/blocked-notice';
import { useIsBlocked } from '@/components/identity/use-is-blocked';
import { LatestOrder } from '@/components/order/latest-order';
import { Button } from '@/components/ui/button';
import { closing } from '@/components/ui/closing';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { IconButton } from '@/components/ui/icon-button';
import { CloseOverlay } from '@/components/ui/overlay-history';
import { shareLink } from '@/components/ui/share-link';
import { ToMetals } from '@/components/ui/to-metals';
import { useModal } from '@/components/ui/use-modal';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { closes } from '@/lib/domain/order/closed';
import { BUY, linkItems, MOST_LINES } from '@/lib/domain/paths/cart-link';
import { lineKey, noticesSeen, useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { clearCheckoutOnOpening } from '@/stores/order-flow';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';
import { removeFromCart } from './cart-actions';
import { CartLine } from './cart-line';
import styles from './cart-panel.module.css';
import { CartTotals } from './cart-totals';
import { OrderingClosed } from './ordering-closed';
import { syncCartPrices } from './price-sync';
import { useOrderingClosed } from './use-ordering-closed';
import { useToCheckout } from './use-to-checkout';

/** "Min varukorg": a modal panel at the right edge. Escape, the close button and a click outside close it. */
export function CartPanel() {
  const { data: items, open, closePanel } = useCart();
  const closed = useOrderingClosed((scope) => closes(scope, items, false));
  const unpriced = useCartNotices((state) => state.unpriced);
  const isBlocked = useIsBlocked(open);
  const notice = useCartNotices((state) => state.message);
  const repriced = useCartNotices(
    ({ earlier, gone }) => items.filter((item) => lineKey(item) in earlier && !gone.has(item.variantCode)).length,
  );
  const pricesFrom = useSettings((state) => state.lastPriceUpdate);
  const { goToCheckout, isChecking, message, clearMessage } = useToCheckout();
  const ref = useModal(open, closePanel);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const [shared, setShared] = useState<string | null>(null);

  useEffect(clearCheckoutOnOpening, []);

  const forget = useEffectEvent(() => {
    setRemoved(null);
    setShared(null);
    clearMessage();
    noticesSeen();
  });
  useEffect(() => {
    if (!open) return;
    const { known } = usePriceStatus.getState();
    if (known !== null) void syncCartPrices(known);
    return () => forget();
  }, [open]);

  // The pressed button disappears with its line, so the focus moves to the top.
  const remove = (item: CartItem) => {
    removeFromCart(item);
    setRemoved(item.name);
    title.current?.focus();
  };
  // Not a toast: the panel would hide it.
  const share = async () => {
    const lines = items.map(({ variantCode, qty }) => ({ code: variantCode, quantity: qty }));
    setShared(
      lines.length > MOST_LINES
        ? `En länk rymmer högst ${MOST_LINES} rader.`
        : await shareLink('Min varukorg', `${BUY}/${linkItems(lines)}`),
    );
  };

  const said = [notice, message, shared].filter(Boolean).join(' ');
  return (
    <dialog aria-labelledby={titleId} className={styles.panel} {...closing(closePanel)} ref={ref}>
      <CloseOverlay value={closePanel}>
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
              Min varukorg
            </h2>
            <IconButton icon="close" iconSize={24} label="Stäng varukorgen" onClick={closePanel} />
          </div>
          <ConnectionNotice place="dialog" />
          <div className={styles.scroll}>
            {items.length === 0 ? (
              <>
                <div className={styles.empty}>
                  <p>Varukorgen är tom.</p>
                  <ToMetals />
                  {open ? <LatestOrder /> : null}
                </div>
                {open ? <TopSellerTiles /> : null}
              </>
            ) : (
              <>
                <ul>
                  {items.map((item) => (
                    <CartLine item={item} key={`${item.id} ${item.name}`} onRemove={() => remove(item)} />
                  ))}
                </ul>
                <Button className="mt-3" appearance="quiet" onClick={share}>
                  Dela varukorgen
                </Button>
              </>
            )}
            {open ? <RecentlySeenTiles inCart={items.map(({ code }) => code)} /> : null}
          </div>
          <p className={styles.message} role="status">
            {said === '' ? null : <span>{said}</span>}
            {removed === null ? null : (
              <span>
                {' '}
                <span translate="no">{removed}</span> har tagits bort.
              </span>
            )}
            {repriced > 0 ? (
              <span>{` ${repriced === 1 ? 'En vara har' : `${repriced}\u00a0varor har`} fått nytt pris.`}</span>
            ) : null}
          </p>
          <div className={styles.foot}>
            {items.length === 0 ? null : (
              <CartTotals
                items={items.filter(({ variantCode }) => !unpriced.has(variantCode))}
                pricesFrom={pricesFrom}
              />
            )}
            {isBlocked ? (
              <BlockedNotice />
            ) : (
              <>
                <Button
                  aria-busy={isChecking}
                  disabled={items.length === 0 || closed !== null}
                  aria-describedby={closed === null ? undefined : 'varukorg-stangd'}
                  appearance="primary"
                  onClick={goToCheckout}
                  size="large"
                  wide
                >
                  {isChecking ? 'Kollar lagret …' : 'Till kassan'}
                </Button>
                {closed === null ? null : <OrderingClosed id="varukorg-stangd" text={closed} />}
              </>
            )}
          </div>
        </div>
      </CloseOverlay>
    </dialog>
  );
}
