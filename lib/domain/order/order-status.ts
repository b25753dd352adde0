import { checkPayment, fetchOrder, referenceIn, ShopApiError } from '@/lib/browser/api/browser';
import type { FetchedOrder, WireId } from './contract/responses';
import type { OrderEnd } from './events';
import type { PaymentHandler } from './payments';
import { isSettled } from './placed-order';

/** The status of an order in the backend. `gone` is the only proof that it does not exist. */
export type OrderStatus =
  | { readonly kind: 'known'; readonly order: FetchedOrder }
  /** Does not exist. A cancelled order is `known`. */
  | { readonly kind: 'gone' }
  /** Not visible to this browser or to the signed-in customer. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unanswered'; readonly reference?: string | undefined }
  /** There is no order id to request: an order may or may not exist. */
  | { readonly kind: 'unnamed' };

async function fetchStatusOnce(orderId: WireId, signal?: AbortSignal): Promise<OrderStatus> {
  try {
    return { kind: 'known', order: await fetchOrder(orderId, signal) };
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : '';
    if (reason === 'UNKNOWN') return { kind: 'gone' };
    return reason === 'ORDER' ? { kind: 'hidden' } : { kind: 'unanswered', reference: referenceIn(error) };
  }
}

function waitUnlessAborted(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Milliseconds before UNKNOWN is checked again: a lagging replica or a deployment may have sent the first response. */
const CONFIRM_AFTER = 2_000;

/** Requests one order. Never rejects: a failed request is `unanswered`, and UNKNOWN counts only when repeated. */
export async function fetchOrderStatus(orderId: WireId, signal?: AbortSignal): Promise<OrderStatus> {
  const first = await fetchStatusOnce(orderId, signal);
  if (first.kind !== 'gone') return first;
  await waitUnlessAborted(CONFIRM_AFTER, signal);
  return fetchStatusOnce(orderId, signal);
}

/** The state of a payment. `open` and `unanswered` are not final. */
export type PaymentStatus =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'unanswered' };

/** Checks a payment once: 200 is paid, a known code has failed, anything else is open (spec.md section 8). Never rejects. */
export async function checkOnce(
  check: NonNullable<PaymentHandler['check']>,
  orderId: WireId,
  signal?: AbortSignal,
): Promise<PaymentStatus> {
  const response = await checkPayment(check.path(orderId), signal).catch(() => null);
  if (response === null) return { kind: 'unanswered' };
  if (response.code === 200) return { kind: 'paid' };
  const code = check.failures[response.message];
  return code === undefined ? { kind: 'open' } : { kind: 'failed', code };
}

/** The payment status from an order's status, for providers without their own check. */
export function paymentOf(status: OrderStatus, handler: PaymentHandler | null): PaymentStatus {
  if (status.kind !== 'known') return { kind: 'unanswered' };
  const { order } = status;
  if (isSettled(order)) return { kind: 'paid' };
  if (order.paymentState !== 'failed') return { kind: 'open' };
  return { kind: 'failed', code: handler?.otherRefusal(422) ?? 'DEF' };
}

/** Why an order has ended: it does not exist, or was cancelled and is certainly unpaid; else null. */
export function endOf(status: OrderStatus): OrderEnd | null {
  if (status.kind === 'gone') return 'UNKNOWN_ORDER';
  if (status.kind !== 'known' || status.order.state !== 'cancelled') return null;
  return ['awaiting', 'failed'].includes(status.order.paymentState) ? 'CANCELLED' : null;
}
