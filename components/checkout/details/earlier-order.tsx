'use client';

import styles from '@/components/checkout/checkout.module.css';
import { STATUS_SELDOM } from '@/components/checkout/service/order-queries';
import { useOrderStatus } from '@/components/checkout/service/use-order-status';
import { TruthPanel } from '@/components/checkout/truth-panel';
import type { Attempt } from '@/lib/checkout/state';

interface EarlierOrderProps {
  attempt: Attempt;
  /** The chosen way to pay, for an order that the backend does not tell about. */
  paymentCode: string;
}

/** A purchase that was begun and not finished: what is true of it, before anything is ordered again. */
export function EarlierOrder({ attempt, paymentCode }: EarlierOrderProps) {
  const asked = useOrderStatus(attempt.orderId, STATUS_SELDOM);
  return (
    <div className={styles.section}>
      <p className={styles.notice}>
        {attempt.orderId === null
          ? 'Vi fick inget besked om din förra beställning och vet inte om den kom fram.'
          : 'Du har en påbörjad beställning.'}{' '}
        Beställer du nu gäller det samma beställning, och du betalar bara en gång.
      </p>
      {attempt.orderId === null ? null : (
        <TruthPanel asked={asked} canAsk order={{ paymentCode, orderTotal: null, number: null }} />
      )}
    </div>
  );
}
