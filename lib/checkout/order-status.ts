import { checkPayment, fetchOrder, ShopApiError } from '@/lib/api/client/browser';
import type { FetchedOrder, WireId } from '@/lib/api/contract/responses';
import type { OrderEnd } from './events';
import type { PaymentHandler } from './payments';
import { isSettled } from './placed-order';

/** What the backend says of an order at the moment of asking. Only `gone` proves an end. */
export type OrderStatus =
  | { readonly kind: 'known'; readonly order: FetchedOrder }
  /** Proven not to exist. A cancelled order is `known`. */
  | { readonly kind: 'gone' }
  /** Not visible to this browser, or not to the customer who is signed in now. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unanswered' }
  /** There is no order id to request: it is not known whether an order exists. */
  | { readonly kind: 'unnamed' };

async function fetchStatusOnce(orderId: WireId, signal?: AbortSignal): Promise<OrderStatus> {
  try {
    return { kind: 'known', order: await fetchOrder(orderId, signal) };
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : '';
    if (reason === 'UNKNOWN') return { kind: 'gone' };
    return { kind: reason === 'ORDER' ? 'hidden' : 'unanswered' };
  }
}

/** Milliseconds between the two answers that an order is unknown: a node that lags, or a deployment, may have given the first. */
const CONFIRM_AFTER = 2_000;

/** Requests one order. Never rejects: what cannot be requested is not known, and "unknown" is believed when it is said twice. */
export async function fetchOrderStatus(orderId: WireId, signal?: AbortSignal): Promise<OrderStatus> {
  const first = await fetchStatusOnce(orderId, signal);
  if (first.kind !== 'gone') return first;
  await new Promise((resolve) => setTimeout(resolve, CONFIRM_AFTER));
  return fetchStatusOnce(orderId, signal);
}

/** The state of a payment. `open` and `unanswered` are not final. */
export type PaymentStatus =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'unanswered' };

/**
 * Reads a payment once through the provider's own check: 200 is paid, a known word has failed, anything else is open
 * (spec.md section 8, domain.md 2.5). Never rejects.
 */
export async function checkOnce(
  check: NonNullable<PaymentHandler['check']>,
  orderId: WireId,
  signal?: AbortSignal,
): Promise<PaymentStatus> {
  const answer = await checkPayment(check.path(orderId), signal).catch(() => null);
  if (answer === null) return { kind: 'unanswered' };
  if (answer.code === 200) return { kind: 'paid' };
  const code = check.failures[answer.message];
  return code === undefined ? { kind: 'open' } : { kind: 'failed', code };
}

/** What an order's status says of its payment, for providers without a check of their own. */
export function paymentOf(status: OrderStatus, handler: PaymentHandler | null): PaymentStatus {
  if (status.kind !== 'known') return { kind: 'unanswered' };
  const { order } = status;
  if (isSettled(order)) return { kind: 'paid' };
  if (order.paymentState !== 'failed') return { kind: 'open' };
  return { kind: 'failed', code: handler?.otherRefusal({ code: 422, orderId: order.orderId }) ?? 'DEF' };
}

/** How an order is proven to be of no more use: it does not exist, or was cancelled without having been paid; else null. */
export function endOf(status: OrderStatus): OrderEnd | null {
  if (status.kind === 'gone') return 'UNKNOWN_ORDER';
  const isCancelled = status.kind === 'known' && status.order.state === 'cancelled';
  return isCancelled && status.order.paymentState !== 'paid' ? 'CANCELLED' : null;
}
