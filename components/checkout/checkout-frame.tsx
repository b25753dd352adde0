'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { PageBehaviour } from '@/components/layout/page-behaviour';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Toaster } from '@/components/layout/toaster';
import { OrderQueries } from '@/components/order/queries';
import { showsOrder } from '@/lib/domain/paths/return-address';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores, useHydration } from '@/stores/hydration';
import { CheckoutApp } from './checkout-app';
import { CheckoutFooter } from './checkout-footer';
import { CheckoutHeader } from './checkout-header';
import { FollowPrices } from './follow-prices';
import { ReturnedOrder } from './returned/returned-order';
import { returnedOrder } from './service/returned-order';

/** Steps before 3 have a compact header; `done`, 3 and 4, has the normal chrome and the server's HTML (spec.md section 2). */
export function CheckoutFrame({ done }: { done: ReactNode }) {
  const ready = useHydration((state) => state.ready);
  const status = useCheckout(({ checkout }) => checkout.status);
  // Opening the cart clears the checkout; the confirmation stays visible until another order is begun.
  const [isDone, setIsDone] = useState(false);
  const [named, setNamed] = useState<string | null>(null);
  const showsNamed = useCheckout(({ checkout }) => named !== null && showsOrder(checkout, named));
  useEffect(hydrateStores, []);
  // The router keeps a left page: a returning visitor may be another person and must never see the order, not even for a frame.
  useLayoutEffect(() => {
    setIsDone(useCheckout.getState().checkout.status === 'done');
    setNamed(returnedOrder());
  }, []);
  // From then on the state decides: its order may be left for another one.
  if (ready && showsNamed) setNamed(null);
  const returned = ready && !showsNamed ? named : null;
  const leaveReturned = () => {
    history.replaceState(history.state, '', location.pathname);
    setNamed(null);
  };

  const showsDone = ready && returned === null && (status === 'done' || (isDone && status === 'idle'));
  if (showsDone !== isDone) setIsDone(showsDone);
  return (
    <OrderQueries>
      {showsDone ? (
        done
      ) : (
        <>
          {ready ? <FollowPrices /> : null}
          <CheckoutHeader />
          <main id={MAIN_ID} tabIndex={-1}>
            {returned === null ? (
              <CheckoutApp ready={ready} />
            ) : (
              <ReturnedOrder key={returned} onContinue={leaveReturned} orderId={returned} />
            )}
          </main>
          <CheckoutFooter />
          <Toaster />
          <PageBehaviour />
        </>
      )}
    </OrderQueries>
  );
}
