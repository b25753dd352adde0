import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { settleSignature } from '@/components/checkout/signing/signing-outcome';
import { useBankIdStart } from '@/components/identity/use-bankid-start';
import { useIdentityCheck } from '@/components/identity/use-identity-check';
import { FactList } from '@/components/order/fact-list';
import styles from '@/components/order/order.module.css';
import { Button } from '@/components/ui/button';
import { StepHeading } from '@/components/ui/step-heading';
import { callShop } from '@/lib/browser/api/shop-api';
import { newIntent } from '@/lib/browser/new-intent';
import { paymentHandler, refusalCode } from '@/lib/domain/order/payments/index';
import type { PlacedOrder } from '@/lib/domain/order/state';
import { codeResponse } from '@/lib/domain/shop-api/responses';
import { dispatchCheckout } from '@/stores/order-flow';

interface SignOrderProps {
  order: PlacedOrder;
  intent: string;
  /** Starts BankID by itself, once. */
  isNew: boolean;
  amount: ReactNode;
  /** The order's status when it is not the expected one. */
  panel: ReactNode;
  onOtherMethod: () => void;
}

/** The failure with which the backend would reject the signature, checked before signing; null for none or without a response. */
async function refusalOf({ orderId, paymentCode }: PlacedOrder): Promise<string | null> {
  const valid = await callShop('validate-order', codeResponse, { body: { orderId } }).catch(() => null);
  return valid === null || valid.code === 200 ? null : refusalCode(paymentHandler(paymentCode), valid.message);
}

/** Step 2 when an order needs a signature: the buyer signs with BankID. */
export function SignOrder({ order, intent, isNew, amount, panel, onOtherMethod }: SignOrderProps) {
  const { orderId } = order;
  const { isStarting, start } = useBankIdStart('signing', async () => {
    const code = await refusalOf(order);
    if (code === 'CANCELLED') dispatchCheckout({ type: 'order-ended', intent, nextIntent: newIntent(), code });
    else if (code !== null) dispatchCheckout({ type: 'payment-failed', orderId, code });
    return code === null ? { orderId } : null;
  });
  const startItself = useEffectEvent(() => {
    dispatchCheckout({ type: 'signing-started' });
    void start();
  });
  useEffect(() => {
    if (isNew) startItself();
  }, [isNew]);
  // For a customer who left the page that waits for the outcome; in a browser without a started signature it is `blocked`.
  useIdentityCheck('signing', (outcome) => {
    if (outcome.state !== 'blocked') void settleSignature(outcome);
  });
  const text = paymentHandler(order.paymentCode)?.text;
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>{text?.heading ?? 'Bekräfta beställningen med BankID'}</StepHeading>
      <div className={styles.card}>
        {amount}
        <FactList facts={[['Ordernummer', order.number]]} />
        <p>{text?.status}</p>
        <p role="status">{isStarting ? 'Du skickas till BankID …' : null}</p>
        <div>
          <Button aria-busy={isStarting} className={styles.main} appearance="primary" onClick={start} size="large">
            Bekräfta med BankID
          </Button>
        </div>
      </div>
      {panel}
      <div className={styles.actions}>
        <Button onClick={onOtherMethod}>Välj annat betalsätt</Button>
      </div>
    </div>
  );
}
