'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { StepHeading } from '@/components/checkout/step-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paths } from '@/lib/routes/paths';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores } from '@/stores/hydration';
import { settleSignature } from './signing-outcome';
import { useIdentityCheck } from './use-identity-check';

/** The return from the hosted signature: it is not known yet whether the order is confirmed (spec.md section 2). */
export function SigningWaiting() {
  const router = useRouter();
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(hydrateStores, []);
  useIdentityCheck('signing', (outcome) => {
    const { checkout } = useCheckout.getState();
    // This browser neither started the signature nor has an order: it was started in another browser.
    if (outcome.state === 'blocked' && checkout.status === 'idle') return setIsElsewhere(true);
    void settleSignature(outcome).then(() => router.replace(paths.checkout));
  });
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={2} />
      {isElsewhere ? (
        <>
          <StepHeading>Öppna kassan i den andra webbläsaren</StepHeading>
          <p className="quiet measure" role="status">
            Bekräftelsen började i en annan webbläsare, och därför kan den inte avslutas här. Gå tillbaka till kassan
            där du beställde: beställningen väntar på dig. Inga pengar har dragits.
          </p>
        </>
      ) : (
        <>
          <StepHeading>Vi väntar på besked från BankID</StepHeading>
          <p className="quiet measure" role="status">
            Det tar oftast några sekunder. När beställningen är bekräftad ser du hur du betalar.
          </p>
          <p>
            Dröjer det kan du gå tillbaka till kassan. Beställningen finns kvar där, och beskedet hämtas även där. Inga
            pengar har dragits.
          </p>
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink href={paths.checkout}>Till kassan</ButtonLink>
      </div>
    </Container>
  );
}
