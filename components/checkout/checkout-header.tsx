'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paymentWay } from '@/lib/checkout/payments';
import { activeStep, type CheckoutState, choicesOf } from '@/lib/checkout/state';
import { paths } from '@/lib/config/paths';
import { useCheckout } from '@/stores/checkout-store';
import styles from './checkout-header.module.css';
import { LeaveDialog } from './leave-dialog';

/** Not while a bank transfer is being confirmed (spec.md section 2). */
function canCancel(checkout: CheckoutState): boolean {
  const code = 'order' in checkout ? checkout.order.paymentCode : choicesOf(checkout).payment.code;
  return !(activeStep(checkout) === 2 && paymentWay(code)?.name === 'bank_transfer');
}

/** "KASSAN" and the way out of it; with a purchase that may have been made, what leaving means is told first. */
export function CheckoutHeader() {
  const { checkout } = useCheckout();
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = checkout.status === 'doubt' || checkout.status === 'changed' || checkout.status === 'paying';
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <h1 className={styles.title}>KASSAN</h1>
        {canCancel(checkout) && isOpen ? (
          <Button look="quiet" onClick={() => setIsLeaving(true)}>
            Avbryt
          </Button>
        ) : null}
        {canCancel(checkout) && !isOpen ? (
          <ButtonLink href={paths.home} look="quiet">
            Avbryt
          </ButtonLink>
        ) : null}
      </Container>
      {isOpen ? (
        <LeaveDialog
          checkout={checkout}
          onLeave={() => router.push(paths.home)}
          onStay={() => setIsLeaving(false)}
          open={isLeaving}
        />
      ) : null}
    </header>
  );
}
