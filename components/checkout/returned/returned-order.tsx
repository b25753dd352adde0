import { useEffect } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { Elsewhere } from '@/components/order/elsewhere';
import { OrderSheet } from '@/components/order/order-sheet';
import { SignReturned } from '@/components/order/sign-returned';
import { useOrderStatus } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StepHeading } from '@/components/ui/step-heading';
import { isMixed } from '@/lib/domain/cart/metals';
import { newIntent } from '@/lib/domain/order/intent';
import { isOrderValid, isSettled, isThanked, orderFromFetched } from '@/lib/domain/order/placed-order';
import { returnText } from '@/lib/domain/order/return-texts';
import { isAbout } from '@/lib/domain/paths/return-address';
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
  const order = orderFromFetched(fetched, [], owner, 0);
  if (!isSettled(fetched) || !isOrderValid(fetched)) {
    return (
      <OpenOrder order={order} orderStatus={orderStatus}>
        {fetched.state === 'awaiting_verification' ? <SignReturned orderId={orderId} /> : null}
        {toCheckout}
      </OpenOrder>
    );
  }
  return (
    <Container className={styles.page}>
      <OrderSheet
        fetched={fetched}
        heading={
          <StepHeading>
            {isThanked(order, Date.now()) ? 'Tack för din beställning' : `Beställning ${order.number ?? order.orderId}`}
          </StepHeading>
        }
        links={null}
        order={order}
      />
    </Container>
  );
}
