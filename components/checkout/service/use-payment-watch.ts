import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chapterOf } from '@/components/order/chapter';
import { type OrderStatusQuery, STATUS_SELDOM, useOrderStatus } from '@/components/order/use-order-status';
import { queryKeys } from '@/components/queries/keys';
import { checkOnce } from '@/lib/browser/api/order-status';
import { paymentOf } from '@/lib/domain/order/order-status';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { StateOf } from '@/lib/domain/order/state';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';

/** Milliseconds (domain.md 2.5). */
const CHECK_EVERY = 2_000;
/** Added to a check's limit without responses: requests from before a computer slept never return, and the next response may have the result. */
const WITHOUT_RESPONSE = 10_000;
/** For the order's status as the only source. */
const STATUS_EVERY = 3_000;

/** Follows an open payment through the provider's own check, where there is one, and through the order, also after a failure. */
export function usePaymentWatch(state: StateOf<'paying'>): OrderStatusQuery {
  const { order, progress, failure } = state;
  const handler = paymentHandler(order.paymentCode);
  const isOpen = failure === null && progress.kind === 'waiting';
  const check = handler?.check ?? null;
  const orderStatus = useOrderStatus(order.orderId, isOpen && check === null ? STATUS_EVERY : STATUS_SELDOM);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: queryKeys.payment(order.orderId, chapterOf(state, order.orderId)),
    queryFn: isOpen && check !== null ? ({ signal }) => checkOnce(check, order.orderId, signal) : skipToken,
    refetchInterval: ({ state: { data: last } }) =>
      last?.kind === 'paid' || last?.kind === 'failed' ? false : CHECK_EVERY,
  });

  const settlePayment = useEffectEvent((result: typeof data, receivedAt: number) => {
    // The order itself may have returned the same result a moment before.
    if (!isOpen || result === undefined || useCheckout.getState().checkout.status !== 'paying') return;
    const { orderId, placedAt } = order;
    if (result.kind === 'paid') return dispatchCheckout({ type: 'payment-settled', order, isPaid: true });
    if (result.kind === 'failed') return dispatchCheckout({ type: 'payment-failed', orderId, code: result.code });
    if (check === null) return;
    const limit = check.limit * 1000 + (result.kind === 'open' ? 0 : WITHOUT_RESPONSE);
    if (receivedAt - placedAt < limit) return;
    dispatchCheckout({ type: 'payment-failed', orderId, code: check.overdue[result.kind] });
  });
  useEffect(() => settlePayment(data, dataUpdatedAt), [data, dataUpdatedAt]);

  const { status } = orderStatus;
  useEffect(() => {
    if (!isOpen || check !== null || status === null || useCheckout.getState().checkout.status !== 'paying') return;
    const payment = paymentOf(status, handler);
    if (payment.kind !== 'failed') return;
    dispatchCheckout({ type: 'payment-failed', orderId: order.orderId, code: payment.code });
  }, [isOpen, check, status, handler, order.orderId]);
  return orderStatus;
}
