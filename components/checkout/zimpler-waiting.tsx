'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isSettled } from '@/lib/checkout/placed-order';
import { fetchOrder } from '@/lib/shop-api/client/browser';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './checkout.module.css';
import { StepHeading } from './step-heading';

const EVERY = 3_000;
/** Milliseconds of waiting before the customer is told that they can leave the page. */
const PATIENCE = 60_000;

interface ZimplerWaitingProps {
  orderId: string;
}

/** Back from the bank's page: the return proves nothing, so the backend is asked until it knows (contract.md A5). */
export function ZimplerWaiting({ orderId }: ZimplerWaitingProps) {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const startedAt = Date.now();
    const look = async () => {
      const order = await fetchOrder(orderId).catch(() => null);
      if (isOver) return;
      if (order && isSettled(order)) dispatchCheckout({ type: 'zimpler-paid' });
      else if (order?.paymentState === 'failed' || order?.state === 'cancelled') {
        dispatchCheckout({ type: 'zimpler-failed' });
      } else {
        if (Date.now() - startedAt > PATIENCE) setIsLong(true);
        timer = setTimeout(look, EVERY);
      }
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderId]);

  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>Vi väntar på besked från banken</StepHeading>
      <div className={styles.card}>
        <p role="status">
          {isLong
            ? 'Beskedet dröjer. Betala inte igen. Du kan stänga sidan: bekräftelsen kommer också med e-post.'
            : 'Vi väntar på besked från banken. Betala inte igen.'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => dispatchCheckout({ type: 'zimpler-failed' })}>Jag avbröt betalningen</Button>
      </div>
    </div>
  );
}
