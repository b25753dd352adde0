'use client';

import { shownError } from '@/lib/checkout/machine';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { askOrder } from './ask-order';
import { BankVerification } from './bank-verification';
import styles from './checkout.module.css';
import { ErrorBox } from './error-box';
import { StepHeading } from './step-heading';
import { SwishWaiting } from './swish-waiting';
import { ZimplerWaiting } from './zimpler-waiting';

interface PaymentStepProps {
  /** Back to the details; the field that the customer wants to change. */
  onEdit: (field?: string) => void;
}

/** Step 2: the payment is on its way, or has failed. */
export function PaymentStep({ onEdit }: PaymentStepProps) {
  const checkout = useCheckout();
  const { order, createdOrderId, redirectZimplerLink } = checkout;
  const { code } = checkout.selectedPaymentMethod;
  const error = shownError(checkout);

  const reopen = (field?: string) => {
    dispatchCheckout({ type: 'details-reopened' });
    onEdit(field);
  };

  /** The order may have been paid since, in another tab or on the phone: then there is nothing to try again. */
  const tryAgain = async (field?: string) => {
    const news = await askOrder(createdOrderId);
    if (news.fate === 'settled') dispatchCheckout({ type: 'order-settled', order: news.order });
    else reopen(field);
  };

  const signAgain = async () => {
    const { fate } = await askOrder(createdOrderId);
    dispatchCheckout({ type: fate === 'settled' ? 'verification-succeeded' : 'retried' });
  };

  if (error) {
    return (
      <div className={`${styles.sections} ${styles.narrow}`}>
        <StepHeading takesFocus={false}>Betalning</StepHeading>
        <ErrorBox
          code={error}
          onCheck={() => dispatchCheckout({ type: 'retried' })}
          onOtherMethod={() => void tryAgain('payment')}
          onRetry={() => void (checkout.verificationRequired ? signAgain() : tryAgain())}
        />
      </div>
    );
  }
  if (redirectZimplerLink) {
    return (
      <div className={styles.sections}>
        <StepHeading>Du skickas till din bank</StepHeading>
        <p>
          <a href={redirectZimplerLink}>Gå till betalningen</a> om inget händer.
        </p>
      </div>
    );
  }
  if (code === 'bank_transfer' && createdOrderId) return <BankVerification orderId={createdOrderId} />;
  if (code === 'zimpler' && createdOrderId) return <ZimplerWaiting orderId={createdOrderId} />;
  return order ? <SwishWaiting onOtherMethod={() => reopen('payment')} order={order} /> : null;
}
