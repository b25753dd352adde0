import { settleOrder } from '@/components/order/settle-order';
import { fetchOrderStatus } from '@/lib/browser/api/order-status';
import { fetchOrderResponse } from '@/lib/browser/api/shop-api';
import { newIntent } from '@/lib/browser/new-intent';
import { type Attempt, attemptOf } from '@/lib/domain/order/state';
import { useAuth } from '@/stores/auth-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { catchUpWithOtherTabs } from './catch-up';

function isStill(attempt: Attempt): boolean {
  return attemptOf(useCheckout.getState().checkout)?.intent === attempt.intent;
}

/** Requests the result of an order whose response was lost; never creates one. Returns false when it is still unknown. */
export async function recoverOrder(): Promise<boolean> {
  const { checkout } = useCheckout.getState();
  if (checkout.status !== 'doubt') return false;
  if (catchUpWithOtherTabs()) return true;
  const { attempt } = checkout;
  // For a change to a known order, the order's status says more than the lost response.
  if (attempt.orderId !== null && settleOrder(await fetchOrderStatus(attempt.orderId))) return true;
  const response = await fetchOrderResponse(attempt.intent).catch(() => null);
  if (!response || !isStill(attempt) || useCheckout.getState().checkout.status !== 'doubt') return false;
  dispatchCheckout({
    type: 'order-responded',
    intent: attempt.intent,
    response,
    isRecovered: true,
    owner: useAuth.getState().customerId,
    at: Date.now(),
    nextIntent: newIntent(),
  });
  return true;
}

/** Looks up an unfinished purchase before another is ordered: a paid order is shown, an ended one makes room for a new one. */
export async function meetEarlierOrder(attempt: Attempt): Promise<void> {
  let { orderId } = attempt;
  if (orderId === null) {
    const response = await fetchOrderResponse(attempt.intent).catch(() => null);
    // Unknown to our server, but the order may exist: sending the same intent again finds it.
    if (!response || !isStill(attempt)) return;
    const { intent } = attempt;
    if (response.orderId === null)
      return dispatchCheckout({ type: 'order-ended', intent, nextIntent: newIntent(), code: null });
    orderId = response.orderId;
    dispatchCheckout({ type: 'earlier-open', intent, orderId });
  }
  const status = await fetchOrderStatus(orderId);
  if (isStill(attempt)) settleOrder(status);
}
