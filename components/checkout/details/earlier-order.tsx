'use client';

import styles from '@/components/checkout/checkout.module.css';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { STATUS_SELDOM } from '@/components/checkout/service/order-queries';
import { useOrderStatus } from '@/components/checkout/service/use-order-status';
import type { Attempt } from '@/lib/checkout/state';

interface EarlierOrderProps {
  attempt: Attempt;
  /** The chosen payment method, for when the backend does not return the order. */
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
          : 'Du har en påbörjad beställning.'}
        {asked.status?.kind === 'hidden'
          ? null
          : ' Beställer du nu gäller det samma beställning, och du betalar bara en gång.'}
      </p>
      {attempt.orderId === null ? null : (
        <OrderStatusPanel asked={asked} canAsk order={{ paymentCode, orderTotal: null, number: null }} />
      )}
    </div>
  );
}
