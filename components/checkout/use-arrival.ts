import { useEffect, useState } from 'react';
import { isMixed, orderLines } from '@/lib/cart/metals';
import { newIntent } from '@/lib/checkout/intent';
import { orderSums } from '@/lib/checkout/order-sums';
import { placedOrder } from '@/lib/checkout/placed-order';
import type { UnsettledOrder } from '@/lib/checkout/state';
import { fetchOrderAnswer } from '@/lib/shop-api/client/browser';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { askOrder } from './ask-order';

/** An order was on its way when the page was left: what came of it? */
async function recoverOrder(intent: string): Promise<void> {
  const answer = await fetchOrderAnswer(intent).catch(() => null);
  if (!answer) return dispatchCheckout({ type: 'order-unanswered' });
  const checkout = useCheckout.getState();
  const lines = orderLines(useCart.getState().data, checkout.metal);
  const order = placedOrder({
    answer,
    lines,
    email: '',
    phone: '',
    delivery: checkout.selectedDeliveryMethod,
    payment: checkout.selectedPaymentMethod,
    seenTotal: answer.orderTotal ?? orderSums(lines, null).total,
    now: new Date(),
  });
  // As when the answer is heard at once: nobody is signed in, so the buyer has to sign (contract.md A5).
  const verificationRequired = answer.verificationRequired || useAuth.getState().customerId === null;
  dispatchCheckout({
    type: 'order-answered',
    answer: { ...answer, verificationRequired },
    order,
    nextIntent: newIntent(),
  });
}

/**
 * An order was left unpaid, and the customer is about to order again. Until more is heard, ordering changes that one; what
 * was paid after all is shown, and what is of no use any more makes way for a new order.
 */
async function meetEarlierOrder({ intent, orderId }: UnsettledOrder): Promise<void> {
  let id = orderId;
  if (id === null) {
    const answer = await fetchOrderAnswer(intent).catch(() => undefined);
    // Our server has not heard of it: it may have been written all the same, and then the intent's name finds it.
    if (!answer) return;
    id = answer.orderId;
  }
  const news = id === null ? ({ fate: 'gone' } as const) : await askOrder(id);
  // Ordered, or left again, while we asked.
  const checkout = useCheckout.getState();
  if (checkout.unsettled?.intent !== intent || checkout.orderSent || checkout.activeStep >= 2) return;
  if (news.fate === 'gone') return dispatchCheckout({ type: 'earlier-order-gone', intent: newIntent() });
  if (news.fate === 'settled') return dispatchCheckout({ type: 'order-settled', order: news.order });
  if (id !== null) dispatchCheckout({ type: 'earlier-order-open', orderId: id });
}

/**
 * What the checkout does when the page is alive and its stores have been read; and again when another tab has begun anew, which
 * opening the cart does (spec.md section 4): without a wish of its own nothing could be ordered here.
 * @returns whether that has happened
 */
export function useArrival(ready: boolean): boolean {
  const hasWish = useCheckout((state) => state.intent !== null || state.activeStep >= 2);
  const [hasHadWish, setHasHadWish] = useState(false);
  const [isInterrupted, setIsInterrupted] = useState(false);
  if (ready && hasWish && !hasHadWish) setHasHadWish(true);
  if (ready && !hasWish && hasHadWish && !isInterrupted) setIsInterrupted(true);

  useEffect(() => {
    if (!ready) return;
    // What a provider appended to the address has done its duty: the order is known from the store.
    if (location.search) history.replaceState(history.state, '', location.pathname);
    const { orderSent, intent } = useCheckout.getState();
    if (orderSent && intent) void recoverOrder(intent);
  }, [ready]);

  useEffect(() => {
    if (!ready) return;
    const { data } = useCart.getState();
    if (!hasWish && data.length > 0) dispatchCheckout({ type: 'entered', mixed: isMixed(data), intent: newIntent() });
    const { unsettled, activeStep } = useCheckout.getState();
    if (hasWish && unsettled && activeStep < 2) void meetEarlierOrder(unsettled);
  }, [ready, hasWish]);

  const link = useCheckout((state) => state.redirectZimplerLink);
  useEffect(() => {
    if (link) location.assign(link);
  }, [link]);
  return isInterrupted;
}
