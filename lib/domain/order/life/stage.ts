import type { PaymentHandler } from '@/lib/domain/order/payments';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';

/** Where an order is in its life: a row of the table in docs/orders.md. */
export type Stage =
  | 'unsigned'
  | 'waiting'
  | 'lapsed'
  | 'failed'
  | 'failed-for-good'
  | 'owed'
  | 'owed-less'
  | 'expired'
  | 'confirmed'
  | 'authorized'
  | 'authorized-unsigned'
  | 'partly-paid'
  | 'partly-paid-late'
  | 'paid'
  | 'paid-unsigned'
  | 'partly-refunded'
  | 'refunded'
  | 'unknown'
  | 'unknown-unsigned'
  | 'unknown-confirmed'
  | 'cancelled'
  | 'cancelled-by-customer'
  | 'cancelled-by-shop'
  | 'cancelled-authorized'
  | 'cancelled-partly-paid'
  | 'cancelled-paid'
  | 'cancelled-partly-refunded'
  | 'cancelled-refunded'
  | 'cancelled-unknown'
  | 'withdrawn-unpaid'
  | 'withdrawn-paid'
  | 'withdrawn-unknown';

/** What of an order decides its stage. */
export type StagedOrder = Pick<
  FetchedOrder,
  'createdAt' | 'endedBecause' | 'payment' | 'paymentState' | 'state' | 'withdrawal'
>;

/** Milliseconds after which the next bank day is certainly over, which is the last one to pay (domain.md 4.2): six days at Christmas. */
const OWED_AT_MOST = 7 * 24 * 3_600_000;

/** The last moment to pay, in milliseconds since 1970; null without one. A backend that sends none gets our own, for what is paid afterwards. */
export function lastMomentToPay(
  { payment, createdAt }: Pick<StagedOrder, 'createdAt' | 'payment'>,
  handler: PaymentHandler | null,
): number | null {
  if (payment.payBefore !== null) return Date.parse(payment.payBefore);
  return handler?.owed && createdAt !== null ? Date.parse(createdAt) + OWED_AT_MOST : null;
}

/** Milliseconds after which a payment that is made during the checkout is not under way any more: requests last for minutes (domain.md 2.4). */
const OPEN_AT_MOST = 24 * 3_600_000;

const CANCELLED_BECAUSE = {
  expired: 'expired',
  customer: 'cancelled-by-customer',
  shop: 'cancelled-by-shop',
} as const satisfies Record<NonNullable<StagedOrder['endedBecause']>, Stage>;

function unpaid(order: StagedOrder, handler: PaymentHandler | null, now: number, isOver: boolean): Stage {
  const { createdAt, state, paymentState, endedBecause, withdrawal } = order;
  if (state === 'cancelled') return endedBecause === null ? 'cancelled' : CANCELLED_BECAUSE[endedBecause];
  if (isOver) return 'expired';
  if (state === 'awaiting_verification') return 'unsigned';
  if (paymentState === 'failed') return handler?.mayBeRetried === false ? 'failed-for-good' : 'failed';
  if (handler?.owed) return withdrawal?.decision === 'accepted' ? 'owed-less' : 'owed';
  if (state === 'confirmed') return 'confirmed';
  return createdAt !== null && now - Date.parse(createdAt) >= OPEN_AT_MOST ? 'lapsed' : 'waiting';
}

/** The stage by what the buyer has paid, of an order whose payment is neither awaited nor failed. */
function inState(
  state: StagedOrder['state'],
  stages: readonly [cancelled: Stage, unsigned: Stage, other: Stage],
): Stage {
  const [cancelled, unsigned, other] = stages;
  if (state === 'cancelled') return cancelled;
  return state === 'awaiting_verification' ? unsigned : other;
}

function withdrawn({ paymentState }: StagedOrder): Stage | null {
  switch (paymentState) {
    case 'refunded':
      return null;
    case 'awaiting':
    case 'failed':
      return 'withdrawn-unpaid';
    case 'authorized':
    case 'unknown':
      return 'withdrawn-unknown';
    case 'partly_paid':
    case 'paid':
    case 'partly_refunded':
      return 'withdrawn-paid';
  }
}

/** Whether the shop has accepted a withdrawal from the whole order. A statement alone changes nothing (contract.md A5). */
function isWithdrawn({ withdrawal }: Pick<StagedOrder, 'withdrawal'>): boolean {
  return withdrawal?.decision === 'accepted' && withdrawal.goods === null;
}

/**
 * The one place that decides what an order is (contract.md A5).
 * @param handler null for a payment method that is not known, or not sent
 * @param now milliseconds since 1970
 */
export function stageOf(order: StagedOrder, handler: PaymentHandler | null, now: number): Stage {
  const { state, paymentState } = order;
  const ended = isWithdrawn(order) ? withdrawn(order) : null;
  if (ended !== null) return ended;
  const last = lastMomentToPay(order, handler);
  const isOver = last !== null && now >= last;
  switch (paymentState) {
    case 'awaiting':
    case 'failed':
      return unpaid(order, handler, now, isOver);
    case 'authorized':
      return inState(state, ['cancelled-authorized', 'authorized-unsigned', 'authorized']);
    case 'partly_paid': {
      const stage = isOver ? 'partly-paid-late' : 'partly-paid';
      return inState(state, ['cancelled-partly-paid', stage, stage]);
    }
    case 'paid':
      return inState(state, ['cancelled-paid', 'paid-unsigned', 'paid']);
    case 'partly_refunded':
      return inState(state, ['cancelled-partly-refunded', 'partly-refunded', 'partly-refunded']);
    case 'refunded':
      return inState(state, ['cancelled-refunded', 'refunded', 'refunded']);
    case 'unknown':
      return inState(state, [
        'cancelled-unknown',
        'unknown-unsigned',
        state === 'confirmed' ? 'unknown-confirmed' : 'unknown',
      ]);
  }
}
