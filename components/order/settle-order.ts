import { newIntent } from '@/lib/browser/new-intent';
import { endOf, type OrderStatus } from '@/lib/domain/order/order-status';
import { isSettled, orderFromFetched, withFetched } from '@/lib/domain/order/placed-order';
import { attemptOf } from '@/lib/domain/order/state';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';

/** Ends the checkout by a final status of its order: paid, confirmed or certainly unusable. Returns whether it did. */
export function settleOrder(status: OrderStatus): boolean {
  const { checkout } = useCheckout.getState();
  const attempt = attemptOf(checkout);
  if (checkout.status === 'done' || checkout.status === 'idle' || checkout.status === 'placing' || !attempt)
    return false;
  if (status.kind === 'known' && isSettled(status.order)) {
    if (attempt.orderId !== null && String(attempt.orderId) !== String(status.order.orderId)) return false;
    const order =
      'order' in checkout
        ? withFetched(checkout.order, status.order)
        : // The backend returned it for the session of this customer, so it is theirs, even if another one was signed in when it was sent.
          orderFromFetched(status.order, useCart.getState().data, useAuth.getState().customerId, Date.now());
    // A backend may return ids in another type here than in create-order: the purchase keeps the first type.
    const orderId = attempt.orderId ?? order.orderId;
    dispatchCheckout({
      type: 'payment-settled',
      order: { ...order, orderId },
      isPaid: status.order.paymentState === 'paid',
    });
    return true;
  }
  const code = endOf(status);
  // In doubt, the sent change may still revive a cancelled order.
  if (code === null || attempt.orderId === null || checkout.status === 'doubt') return false;
  dispatchCheckout({ type: 'order-ended', intent: attempt.intent, nextIntent: newIntent(), code });
  return true;
}
