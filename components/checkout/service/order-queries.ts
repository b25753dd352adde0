import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@/components/queries/keys';
import type { WireId } from '@/lib/api/contract/responses';
import { checkOnce, fetchOrderStatus } from '@/lib/checkout/order-status';
import type { PaymentHandler } from '@/lib/checkout/payments/index';

/** Polling interval of an open Swish payment in milliseconds (domain.md 2.5). */
export const CHECK_EVERY = 2_000;
/** Polling time after the order was placed, in milliseconds: the provider's three minutes and a margin. */
export const CHECK_LIMIT = 195_000;
/** The limit without responses: requests from before a computer slept never return, and the next response may have the result. */
export const CHECK_LIMIT_WITHOUT_RESPONSE = CHECK_LIMIT + 10_000;
/** Polling intervals of the order's status in milliseconds: as the only source, and beside a provider's own check. */
export const STATUS_EVERY = 3_000;
export const STATUS_SELDOM = 10_000;

/** The backend's status of an order, polled every `every` milliseconds except in a hidden tab, or not polled. */
export function orderStatusQuery(orderId: WireId, every: number | false) {
  return queryOptions({
    queryKey: queryKeys.order(orderId),
    queryFn: ({ signal }) => fetchOrderStatus(orderId, signal),
    refetchInterval: every,
  });
}

/** The provider's status of an open payment; polling stops at a final status. */
export function paymentCheckQuery(check: NonNullable<PaymentHandler['check']>, orderId: WireId) {
  return queryOptions({
    queryKey: queryKeys.payment(orderId),
    queryFn: ({ signal }) => checkOnce(check, orderId, signal),
    refetchInterval: ({ state }) => {
      const kind = state.data?.kind;
      return kind === 'paid' || kind === 'failed' ? false : CHECK_EVERY;
    },
  });
}
