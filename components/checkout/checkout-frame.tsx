'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PageBehaviour } from '@/components/layout/page-behaviour';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Toaster } from '@/components/layout/toaster';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores, useHydration } from '@/stores/hydration';
import { CheckoutApp } from './checkout-app';
import { CheckoutHeader } from './checkout-header';
import { CheckoutHelp } from './checkout-help';
import { FollowPrices } from './follow-prices';

interface CheckoutFrameProps {
  /** Steps 3 and 4, inside the shop's normal chrome; rendered on the server. */
  done: ReactNode;
}

/** Steps below 3 have a compact header, 3 and 4 the normal chrome (spec.md section 2). */
export function CheckoutFrame({ done }: CheckoutFrameProps) {
  const ready = useHydration((state) => state.ready);
  const step = useCheckout((state) => state.activeStep);
  const payment = useCheckout((state) => state.selectedPaymentMethod.code);
  const isEntered = useCheckout((state) => state.intent !== null);
  // Opening the cart clears the checkout; the confirmation stays on the screen until another order is begun.
  const [isDone, setIsDone] = useState(false);
  useEffect(hydrateStores, []);

  const showsDone = ready && (step >= 3 || (isDone && !isEntered));
  if (showsDone !== isDone) setIsDone(showsDone);
  if (showsDone) return done;
  return (
    <>
      {ready ? <FollowPrices /> : null}
      <CheckoutHeader canCancel={!(step === 2 && payment === 'bank_transfer')} />
      <main id={MAIN_ID} tabIndex={-1}>
        <CheckoutApp ready={ready} />
      </main>
      <CheckoutHelp />
      <Toaster />
      <PageBehaviour />
    </>
  );
}
