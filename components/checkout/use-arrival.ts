import { useEffect } from 'react';
import { isMixed, orderLines } from '@/lib/cart/metals';
import { newIntent } from '@/lib/checkout/intent';
import { orderSums } from '@/lib/checkout/order-sums';
import { placedOrder } from '@/lib/checkout/placed-order';
import type { UnsettledOrder } from '@/lib/checkout/state';
import { fetchOrderAnswer } from '@/lib/commerce/proxy/browser';
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
  dispatchCheckout({ type: 'order-answered', answer, order, nextIntent: newIntent() });
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

/** What the checkout does once, when the page is alive and its stores have been read. */
export function useArrival(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const checkout = useCheckout.getState();
    const { data } = useCart.getState();
    // What a provider appended to the address has done its duty: the order is known from the store.
    if (location.search) history.replaceState(history.state, '', location.pathname);
    if (checkout.orderSent && checkout.intent) void recoverOrder(checkout.intent);
    else if (checkout.intent === null && checkout.activeStep < 2 && data.length > 0) {
      dispatchCheckout({ type: 'entered', mixed: isMixed(data), intent: newIntent() });
    }
    const { unsettled, activeStep } = useCheckout.getState();
    if (unsettled && activeStep < 2) void meetEarlierOrder(unsettled);
  }, [ready]);

  const link = useCheckout((state) => state.redirectZimplerLink);
  useEffect(() => {
    if (link) location.assign(link);
  }, [link]);
}
