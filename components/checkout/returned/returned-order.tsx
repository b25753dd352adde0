import { type ReactNode, useEffect } from 'react';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { Elsewhere } from '@/components/order/elsewhere';
import styles from '@/components/order/order.module.css';
import { OrderSheet } from '@/components/order/order-sheet';
import { SignReturned } from '@/components/order/sign-returned';
import { useOrderLife } from '@/components/order/use-order-life';
import { type OrderStatusQuery, useOrderStatus } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StepHeading } from '@/components/ui/step-heading';
import { newIntent } from '@/lib/browser/new-intent';
import { isMixed } from '@/lib/domain/cart/metals';
import { isSettled, isThanked, orderFromFetched } from '@/lib/domain/order/placed-order';
import { returnText } from '@/lib/domain/order/return-texts';
import { isAbout } from '@/lib/domain/paths/return-address';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { enterCheckout } from '@/stores/order-flow';
import { OpenOrder } from './open-order';

/** Milliseconds: a payment that has just ended is known within seconds. */
const EVERY = 3_000;

interface ReturnedOrderProps {
  orderId: string;
  /** Continues to whatever else this browser has in its checkout. */
  onContinue: () => void;
}

/**
 * The order of a return address that this browser's checkout does not show: another browser's, one whose state could not be stored, or
 * one that was left. What the server allows this browser to see decides; never an order form, and never another order.
 */
export function ReturnedOrder({ orderId, onContinue }: ReturnedOrderProps) {
  const orderStatus = useOrderStatus(orderId, EVERY);
  const owner = useAuth(({ customerId }) => customerId);
  useEffect(() => {
    const { checkout } = useCheckout.getState();
    // An attempt that was left: entered again, its final status ends it.
    if (checkout.status === 'idle' && isAbout(checkout, orderId))
      enterCheckout(isMixed(useCart.getState().data), newIntent());
  }, [orderId]);

  const { status } = orderStatus;
  const text = returnText(status);
  const toCheckout = <Button onClick={onContinue}>Till kassan</Button>;
  if (status === null) {
    return (
      <Container className={styles.page}>
        <p role="status">Hämtar din beställning …</p>
      </Container>
    );
  }
  if (text !== null) {
    return (
      <Elsewhere {...text} orderId={status.kind === 'hidden' ? orderId : null}>
        {toCheckout}
      </Elsewhere>
    );
  }
  const fetched = status.kind === 'known' ? status.order : null;
  if (fetched === null) {
    return (
      <Container className={styles.page}>
        <div className={`${styles.sections} ${styles.narrow}`}>
          <StepHeading>Din beställning</StepHeading>
          <OrderStatusPanel
            canCheck
            order={{ paymentCode: '', orderTotal: null, number: null }}
            orderStatus={orderStatus}
          />
        </div>
      </Container>
    );
  }
  return (
    <Returned fetched={fetched} orderStatus={orderStatus} owner={owner}>
      {toCheckout}
    </Returned>
  );
}

interface ReturnedProps {
  fetched: FetchedOrder;
  orderStatus: OrderStatusQuery;
  owner: string | null;
  children: ReactNode;
}

function Returned({ fetched, orderStatus, owner, children }: ReturnedProps) {
  const order = orderFromFetched(fetched, [], owner, 0);
  const life = useOrderLife(fetched, order.paymentCode);
  if (!isSettled(fetched) || !life.isValid) {
    return (
      <OpenOrder order={order} orderStatus={orderStatus}>
        {life.next === 'sign' ? <SignReturned orderId={String(fetched.orderId)} /> : null}
        {children}
      </OpenOrder>
    );
  }
  return (
    <Container className={styles.page}>
      <OrderSheet
        fetched={fetched}
        heading={
          <StepHeading>
            {isThanked(order, Date.now()) ? life.heading : `Beställning ${order.number ?? order.orderId}`}
          </StepHeading>
        }
        life={life}
        links={null}
        order={order}
      />
    </Container>
  );
}
