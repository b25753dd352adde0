'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { useNavigate } from '@/components/ui/pending-page';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { activeStep, type CheckoutState, choicesOf } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { useCheckout } from '@/stores/checkout-store';
import styles from './checkout-header.module.css';
import { LeaveDialog } from './leave-dialog';

/** False at step 2 of a payment that may not be cancelled (spec.md section 2). */
function canCancel(checkout: CheckoutState): boolean {
  const code = 'order' in checkout ? checkout.order.paymentCode : choicesOf(checkout).payment.code;
  return activeStep(checkout) !== 2 || paymentHandler(code)?.mayBeCancelled !== false;
}

/** "KASSAN" and the link that leaves the checkout. When an order may exist, a dialog first explains the consequences. */
export function CheckoutHeader() {
  const { checkout } = useCheckout();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = checkout.status === 'doubt' || checkout.status === 'changed' || checkout.status === 'paying';
  if (isLeaving && !isOpen) setIsLeaving(false);
  const leave = () => {
    setIsLeaving(false);
    navigate(paths.home);
  };
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <h1 className={styles.title}>KASSAN</h1>
        {canCancel(checkout) && isOpen ? (
          <Button appearance="quiet" onClick={() => setIsLeaving(true)}>
            Avbryt
          </Button>
        ) : null}
        {canCancel(checkout) && !isOpen ? (
          <ButtonLink href={paths.home} appearance="quiet">
            Avbryt
          </ButtonLink>
        ) : null}
      </Container>
      {isOpen ? (
        <LeaveDialog checkout={checkout} onLeave={leave} onStay={() => setIsLeaving(false)} open={isLeaving} />
      ) : null}
    </header>
  );
}
