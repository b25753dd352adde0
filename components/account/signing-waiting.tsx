'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Container } from '@/components/ui/container';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores } from '@/stores/hydration';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './account.module.css';
import { type IdentityOutcome, useIdentityCheck } from './use-identity-check';

/** Whatever is not a confirmation has failed, and is told where the customer is sent back to (spec.md section 4). */
function tell(outcome: IdentityOutcome): void {
  if (outcome.state === 'confirmed') dispatchCheckout({ type: 'verification-succeeded' });
  else
    dispatchCheckout({ type: 'verification-failed', message: outcome.state === 'refused' ? outcome.message : 'DEF' });
}

/** Back from the hosted signature: the order is being confirmed (spec.md section 2). */
export function SigningWaiting() {
  const router = useRouter();
  useEffect(hydrateStores, []);
  useIdentityCheck((outcome) => {
    tell(outcome);
    router.replace(useCheckout.getState().toPage);
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
