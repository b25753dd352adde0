import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@/components/queries/keys';
import type { WireId } from '@/lib/api/contract/responses';
import { checkOnce, fetchOrderStatus } from '@/lib/checkout/order-status';
import type { PaymentHandler } from '@/lib/checkout/payments/index';

/** How often an open Swish payment is checked (domain.md 2.5). Milliseconds. */
export const CHECK_EVERY = 2_000;
/** How long after it was placed: the provider's three minutes, and a little for the last word. Milliseconds. */
export const CHECK_LIMIT = 195_000;
/** How much longer while nobody responds: a request from before a computer slept never comes back, and the next response may know. */
export const CHECK_LIMIT_UNANSWERED = CHECK_LIMIT + 10_000;
/** How often the order itself is checked: as the only source about a payment, and beside a provider's own check. */
export const STATUS_EVERY = 3_000;
export const STATUS_SELDOM = 10_000;

/** What the backend says of an order now; requested again every `every` milliseconds, but not in a hidden tab. */
export function orderStatusQuery(orderId: WireId, every: number) {
  return queryOptions({
    queryKey: queryKeys.order(orderId),
    queryFn: ({ signal }) => fetchOrderStatus(orderId, signal),
    refetchInterval: every,
  });
}

/** The provider's own word on a payment, while it is open: an end is not checked again. */
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
