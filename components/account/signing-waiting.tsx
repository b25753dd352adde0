'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { askOrder } from '@/components/checkout/ask-order';
import { Container } from '@/components/ui/container';
import { awaitsSignature } from '@/lib/checkout/machine';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores } from '@/stores/hydration';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './account.module.css';
import { type IdentityOutcome, useIdentityCheck } from './use-identity-check';

/**
 * Whatever is not a confirmation has failed, and is told where the customer is sent back to (spec.md section 4). Unless the
 * order says otherwise: a session answers once, and that answer may have been lost on the way here. Who comes back to this
 * page when nothing waits for a signature any more is told nothing.
 */
async function tell(outcome: IdentityOutcome): Promise<void> {
  if (outcome.state === 'confirmed') return dispatchCheckout({ type: 'verification-succeeded' });
  const checkout = useCheckout.getState();
  if (!awaitsSignature(checkout)) return;
  const news = await askOrder(checkout.createdOrderId);
  if (news.fate === 'settled') return dispatchCheckout({ type: 'verification-succeeded' });
  dispatchCheckout({ type: 'verification-failed', message: outcome.state === 'refused' ? outcome.message : 'DEF' });
}

/** Back from the hosted signature: the order is being confirmed (spec.md section 2). */
export function SigningWaiting() {
  const router = useRouter();
  useEffect(hydrateStores, []);
  useIdentityCheck((outcome) => {
    void tell(outcome).then(() => router.replace(useCheckout.getState().toPage));
  });
  return (
    <main>
      <Container className={styles.page} narrow>
        <h1>Bekräftar beställningen</h1>
        <p className={styles.lead} role="status">
          Din guldaffär är i säkra händer. Din order bearbetas just nu.
        </p>
      </Container>
    </main>
  );
}
