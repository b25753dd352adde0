'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { useIdentityCheck } from '@/components/identity/use-identity-check';
import { Elsewhere } from '@/components/order/elsewhere';
import styles from '@/components/order/order.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { StepHeading } from '@/components/ui/step-heading';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { elsewhere, replaced } from '@/lib/domain/order/return-texts';
import { paths } from '@/lib/domain/paths/paths';
import { isReplacedReturn, orderInAddress, returnAddress } from '@/lib/domain/paths/return-address';
import { useCheckout } from '@/stores/checkout-store';
import { hydrateStores } from '@/stores/hydration';
import { settleSignature } from './signing-outcome';

/** The return from the hosted signature: it is not known yet whether the order is confirmed (spec.md section 2). */
export function SigningWaiting() {
  const router = useRouter();
  const [ending, setEnding] = useState<typeof elsewhere.signature | typeof replaced.signature | null>(null);
  useEffect(hydrateStores, []);
  const next = useCheckout(({ checkout }) =>
    checkout.status === 'paying' ? paymentHandler(checkout.order.paymentCode)?.signing?.waiting : undefined,
  );
  useIdentityCheck('signing', (outcome) => {
    // Our server adds the order only for the browser that started its signature.
    const orderId = outcome.state === 'confirmed' ? outcome.orderId : orderInAddress(location.search);
    if (orderId === null)
      return setEnding(isReplacedReturn(location.search) ? replaced.signature : elsewhere.signature);
    void settleSignature(outcome, orderId).then(() => router.replace(returnAddress(orderId)));
  });
  if (ending !== null) {
    return (
      <Elsewhere {...ending}>
        <ButtonLink href={paths.checkout}>Till kassan</ButtonLink>
      </Elsewhere>
    );
  }
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={2} />
      <StepHeading>Vi väntar på besked från BankID</StepHeading>
      <p className="quiet measure" role="status">
        Det tar oftast några sekunder.
      </p>
      {next ? <p>{next}</p> : null}
      <p>Dröjer det kan du gå tillbaka till kassan. Beställningen finns kvar där, och beskedet hämtas även där.</p>
      <div className={styles.actions}>
        <ButtonLink href={paths.checkout}>Till kassan</ButtonLink>
      </div>
    </Container>
  );
}
