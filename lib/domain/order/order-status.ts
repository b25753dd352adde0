import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import type { OrderEnd } from './events';
import { type Stage, stageOf } from './life/stage';
import { type PaymentHandler, paymentHandler } from './payments';
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

/** The state of a payment. `open` and `unanswered` are not final. */
export type PaymentStatus =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'unanswered' };

/** The payment status from an order's status, for providers without their own check. */
export function paymentOf(status: OrderStatus, handler: PaymentHandler | null): PaymentStatus {
  if (status.kind !== 'known') return { kind: 'unanswered' };
  const { order } = status;
  if (isSettled(order)) return { kind: 'paid' };
  if (order.paymentState !== 'failed') return { kind: 'open' };
  return { kind: 'failed', code: handler?.ended ?? handler?.otherRefusal(422) ?? 'DEF' };
}

/** Stages in which an order has ended without having been paid, and why. */
const ENDED: Readonly<Partial<Record<Stage, OrderEnd>>> = {
  cancelled: 'CANCELLED',
  'cancelled-by-customer': 'CANCELLED',
  'cancelled-by-shop': 'CANCELLED',
  'withdrawn-unpaid': 'CANCELLED',
  expired: 'EXPIRED',
};

/** A purchase ends by the backend's word only: a browser's clock may be wrong. */
const NOT_BY_TIME = 0;

/** Why an order has ended: it does not exist, was cancelled and is certainly unpaid, or has been withdrawn from unpaid; else null. */
export function endOf(status: OrderStatus): OrderEnd | null {
  if (status.kind === 'gone') return 'UNKNOWN_ORDER';
  if (status.kind !== 'known') return null;
  const { order } = status;
  return ENDED[stageOf(order, paymentHandler(order.paymentMethod ?? ''), NOT_BY_TIME)] ?? null;
}
