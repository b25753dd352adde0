'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { settleOrder } from '@/components/checkout/service/settle-order';
import { Container } from '@/components/ui/container';
import { commonRefusals } from '@/lib/checkout/failure';
import { askOrder } from '@/lib/checkout/order-status';
import { paymentHandler } from '@/lib/checkout/payments/index';
import { isSettled } from '@/lib/checkout/placed-order';
import type { StateOf } from '@/lib/checkout/state';
import { paths } from '@/lib/routes/paths';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores } from '@/stores/hydration';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './account.module.css';
import { type IdentityOutcome, useIdentityCheck } from './use-identity-check';

const CODES: Partial<Record<IdentityOutcome['state'], string>> = {
  cancelled: 'SIGNING_CANCELLED',
  expired: 'SIGNING_EXPIRED',
};

function codeOf(outcome: IdentityOutcome, paymentCode: string): string {
  if (outcome.state !== 'refused') return CODES[outcome.state] ?? 'DEF';
  return paymentHandler(paymentCode)?.refusals[outcome.message] ?? commonRefusals[outcome.message] ?? 'DEF';
}

/** The order of this browser that waits for a signature; null when none does. */
function waitingOrder(): StateOf<'paying'> | null {
  const { checkout } = useCheckout.getState();
  return checkout.status === 'paying' && checkout.progress.kind === 'signing' ? checkout : null;
}

/**
 * Whatever is not a confirmation has failed, and is told where the customer is sent back to (spec.md section 4). Unless the order
 * says otherwise: a session answers once, and that answer may have been lost on the way here.
 */
async function tell(outcome: IdentityOutcome): Promise<void> {
  const waiting = waitingOrder();
  if (!waiting) return;
  const { orderId, paymentCode } = waiting.order;
  const isConfirmed = outcome.state === 'confirmed';
  if (isConfirmed && String(outcome.orderId) === String(orderId))
    return dispatchCheckout({ type: 'signing-succeeded', orderId });
  const status = await askOrder(orderId);
  if (status.kind === 'known' && isSettled(status.order)) {
    return dispatchCheckout({ type: 'signing-succeeded', orderId });
  }
  // A signature for another order leaves this one as it is.
  if (settleOrder(status) || isConfirmed) return;
  dispatchCheckout({ type: 'payment-failed', orderId, code: codeOf(outcome, paymentCode) });
}

/** Back from the hosted signature: the order is being confirmed (spec.md section 2). */
export function SigningWaiting() {
  const router = useRouter();
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(hydrateStores, []);
  useIdentityCheck((outcome) => {
    const { checkout } = useCheckout.getState();
    // This browser neither started the signature nor knows an order: it was started in another one.
    if (outcome.state === 'blocked' && checkout.status === 'idle') return setIsElsewhere(true);
    void tell(outcome).then(() => router.replace(paths.checkout));
  });
  return (
    <main>
      <Container className={styles.page} narrow>
        {isElsewhere ? (
          <>
            <h1>Öppna kassan i den andra webbläsaren</h1>
            <p role="status">
              Bekräftelsen började i en annan webbläsare, och därför kan den inte avslutas här. Gå tillbaka till kassan
              där du beställde: beställningen väntar på dig. Inga pengar har dragits.
            </p>
          </>
        ) : (
          <>
            <h1>Bekräftar beställningen</h1>
            <p className={styles.lead} role="status">
              Din guldaffär är i säkra händer. Din order bearbetas just nu.
            </p>
          </>
        )}
      </Container>
    </main>
  );
}
