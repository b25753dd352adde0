import type { ReactNode } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { OrderLines } from '@/components/checkout/order-lines';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import type { OrderStatusQuery } from '@/components/checkout/service/use-order-status';
import { StepHeading } from '@/components/checkout/step-heading';
import { SumsList } from '@/components/checkout/sums-list';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import type { PlacedOrder } from '@/lib/domain/order/state';

interface OpenOrderProps {
  order: PlacedOrder;
  orderStatus: OrderStatusQuery;
  /** What the buyer can do. */
  children: ReactNode;
}

/** An order that is not valid, or not yet: its state, whether money was drawn, what was ordered. */
export function OpenOrder({ order, orderStatus, children }: OpenOrderProps) {
  const { lines, itemsTotal, shippingTotal, orderTotal } = order;
  return (
    <Container className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <StepHeading>Din beställning</StepHeading>
          <OrderStatusPanel canCheck order={order} orderStatus={orderStatus} />
          <div className={styles.actions}>{children}</div>
          <p className="quiet small">
            <CallOrMail /> om du är osäker.
          </p>
        </div>
        <section aria-label="Varor och summor" className={styles.card}>
          <OrderLines lines={lines} />
          <SumsList isPlaced items={itemsTotal} shipping={shippingTotal} total={orderTotal} vat={null} />
        </section>
      </div>
    </Container>
  );
}
