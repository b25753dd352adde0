import type { ReactNode } from 'react';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import styles from '@/components/order/order.module.css';
import { OrderLines } from '@/components/order/order-lines';
import { SumsList } from '@/components/order/sums-list';
import type { OrderStatusQuery } from '@/components/order/use-order-status';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { StepHeading } from '@/components/ui/step-heading';
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
