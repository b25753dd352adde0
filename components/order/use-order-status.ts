import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '@/components/queries/keys';
import { fetchOrderStatus } from '@/lib/browser/api/order-status';
import { fetchOrderResponse } from '@/lib/browser/api/shop-api';
import type { OrderStatus } from '@/lib/domain/order/order-status';
import { attemptOf } from '@/lib/domain/order/state';
import { isAbout } from '@/lib/domain/paths/return-address';
import type { WireId } from '@/lib/domain/shop-api/responses';
import { useAuth } from '@/stores/auth-store';
import { useCheckout } from '@/stores/checkout-store';
import { chapterOf } from './chapter';
import { settleOrder } from './settle-order';

/** Milliseconds between requests for the status of an order beside a provider's own check. */
export const STATUS_SELDOM = 10_000;

/** The backend's status of an order, polled every `every` milliseconds except in a hidden tab, or not polled. */
export function orderStatusQuery(orderId: WireId, every: number | false, chapter = '') {
  return queryOptions({
    queryKey: queryKeys.order(orderId, chapter),
    queryFn: ({ signal }) => fetchOrderStatus(orderId, signal),
    refetchInterval: every,
  });
}

/** What our server keeps of an intent of this browser. */
export const intentQuery = (intent: string) =>
  queryOptions({ queryKey: queryKeys.intent(intent), queryFn: () => fetchOrderResponse(intent) });

export interface OrderStatusQuery {
  /** Null until the first response. */
  readonly status: OrderStatus | null;
  readonly isChecking: boolean;
  readonly check: () => Promise<OrderStatus>;
}

const NO_RESPONSE: OrderStatus = { kind: 'unanswered' };
const NO_ORDER_ID: OrderStatus = { kind: 'unnamed' };

/** Polls an order's status every `every` milliseconds while mounted, and updates the checkout by it when it is about this order. */
export function useOrderStatus(orderId: WireId | null, every: number = STATUS_SELDOM): OrderStatusQuery {
  const chapter = useCheckout(({ checkout }) => (orderId === null ? '' : chapterOf(checkout, orderId)));
  const { data, refetch, isFetching } = useQuery({
    ...orderStatusQuery(orderId ?? '', every, chapter),
    enabled: orderId !== null,
  });
  const client = useQueryClient();
  useEffect(() => {
    const { checkout } = useCheckout.getState();
    const isOwn = orderId !== null && isAbout(checkout, orderId);
    if (data && isOwn) settleOrder(data);
    if (data?.kind !== 'hidden') return;
    // The customer's session may have ended, which only the server knows.
    const { customerId } = useAuth.getState();
    void client.invalidateQueries({ queryKey: queryKeys.customer(customerId) });
    // Two tabs that order at the same moment replace each other's cookie of orders. The response of this intent restores it.
    const attempt = attemptOf(checkout);
    if (!attempt || !isOwn) return;
    void client.fetchQuery({ ...intentQuery(attempt.intent), retry: 5 }).catch(() => null);
  }, [data, client, orderId]);
  return {
    status: orderId === null ? NO_ORDER_ID : (data ?? null),
    isChecking: isFetching,
    check: async () => (await refetch()).data ?? NO_RESPONSE,
  };
}
