'use client';

import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import styles from '@/components/checkout/checkout.module.css';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import type { AskedOrder } from '@/components/checkout/service/use-order-status';
import { StepHeading } from '@/components/checkout/step-heading';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { callShop, validateOrder } from '@/lib/api/client/browser';
import { commonRefusals } from '@/lib/checkout/failure';
import { newIntent } from '@/lib/checkout/intent';
import { paymentHandler } from '@/lib/checkout/payments/index';
import type { PlacedOrder } from '@/lib/checkout/state';
import { dispatchCheckout } from '@/stores/order-flow';

const answer = z.object({ redirectUrl: z.string() });

interface SignOrderProps {
  order: PlacedOrder;
  intent: string;
  asked: AskedOrder;
  onOtherMethod: () => void;
}

/** The failure for which the backend would refuse the signature, asked before the customer signs; null for none and without an answer. */
async function refusalOf({ orderId, paymentCode }: PlacedOrder): Promise<string | null> {
  const valid = await validateOrder(orderId).catch(() => null);
  if (valid === null || valid.code === 200) return null;
  return paymentHandler(paymentCode)?.refusals[valid.message] ?? commonRefusals[valid.message] ?? null;
}

/** Step 2 of an order that has to be signed: the buyer confirms it with BankID. */
export function SignOrder({ order, intent, asked, onOtherMethod }: SignOrderProps) {
  const signing = useMutation({
    mutationFn: async () => {
      const code = await refusalOf(order);
      if (code === 'CANCELLED') return dispatchCheckout({ type: 'order-ended', intent, nextIntent: newIntent(), code });
      if (code !== null) return dispatchCheckout({ type: 'payment-failed', orderId: order.orderId, code });
      const { redirectUrl } = await callShop('signing', answer, { base: 'identity', body: { orderId: order.orderId } });
      location.assign(redirectUrl);
      // Busy until the browser has left.
      await new Promise(() => {});
    },
    onError: () => void showToast('error', 'BankID kunde inte startas. Försök igen om en stund.'),
  });
  const text = paymentHandler(order.paymentCode)?.text;
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>{text?.heading ?? 'Bekräfta beställningen med BankID'}</StepHeading>
      <div className={styles.card}>
        <p>{text?.status}</p>
        <div>
          <Button aria-busy={signing.isPending} look="primary" onClick={() => signing.mutate()} size="large">
            Bekräfta med BankID
          </Button>
        </div>
      </div>
      <OrderStatusPanel asked={asked} order={order} />
      <div className={styles.actions}>
        <Button onClick={onOtherMethod}>Välj annat betalsätt</Button>
      </div>
    </div>
  );
}
