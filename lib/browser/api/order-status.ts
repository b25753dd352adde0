import type { OrderStatus, PaymentStatus } from '@/lib/domain/order/order-status';
import type { PaymentHandler } from '@/lib/domain/order/payments';
import { codeResponse, type WireId } from '@/lib/domain/shop-api/responses';
import { callShop, fetchOrder, referenceIn, ShopApiError } from './shop-api';

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

/** Checks a payment once: 200 is paid, a known code has failed, anything else is open (spec.md section 8). Never rejects. */
export async function checkOnce(
  check: NonNullable<PaymentHandler['check']>,
  orderId: WireId,
  signal?: AbortSignal,
): Promise<PaymentStatus> {
  const response = await callShop(check.path(orderId), codeResponse, signal ? { signal } : {}).catch(() => null);
  if (response === null) return { kind: 'unanswered' };
  if (response.code === 200) return { kind: 'paid' };
  const code = check.failures[response.message];
  return code === undefined ? { kind: 'open' } : { kind: 'failed', code };
}
