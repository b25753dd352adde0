import { newIntent } from '@/lib/checkout/intent';
import { endOf, type OrderStatus } from '@/lib/checkout/order-status';
import { isSettled, orderFromFetched, withFetched } from '@/lib/checkout/placed-order';
import { attemptOf } from '@/lib/checkout/state';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';

/**
 * Tells the checkout what the backend says of its order, when that settles anything: it is paid or confirmed, or it is proven to be
 * of no more use. A response that decides nothing changes nothing.
 * @returns whether it settled something
 */
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
        : // Shown to who is signed in now: it is theirs, anyone who was signed in when it was sent.
          orderFromFetched(status.order, useCart.getState().data, useAuth.getState().customerId, Date.now());
    // A backend may spell its ids in another type here than in create-order: the purchase keeps the first spelling.
    const orderId = attempt.orderId ?? order.orderId;
    dispatchCheckout({ type: 'payment-settled', order: { ...order, orderId } });
    return true;
  }
  const code = endOf(status);
  // In doubt the change that was sent may still bring a cancelled order back.
  if (code === null || attempt.orderId === null || checkout.status === 'doubt') return false;
  dispatchCheckout({ type: 'order-ended', intent: attempt.intent, nextIntent: newIntent(), code });
  return true;
}
