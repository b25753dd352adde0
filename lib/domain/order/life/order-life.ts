import { formatDay, formatMoment } from '@/lib/domain/dates';
import { formatCharged } from '@/lib/domain/order/order-sums';
import type { PaymentHandler } from '@/lib/domain/order/payments';
import type { StateOf } from '@/lib/domain/order/state';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { FetchedOrder, Refund } from '@/lib/domain/shop-api/responses';
import { type Row, type RowFacts, rows } from './rows';
import { lastMomentToPay, type Stage, type StagedOrder, stageOf } from './stage';
import { returnBefore, type WithdrawalNote, withdrawalNote } from './withdrawal-note';

/** What of an order its life is read from: the same for an order of the list and one by itself. */
export type LivingOrder = StagedOrder & Pick<FetchedOrder, 'orderTotal' | 'refunds'>;

/** Where an order is in its life, in words and in consequences: every surface that shows an order reads this and nothing else. */
export interface OrderLife extends Row {
  readonly stage: Stage;
  readonly withdrawal: WithdrawalNote | null;
  /** The moment, in milliseconds since 1970, from which this is not true any more although nothing happens; null without one. */
  readonly until: number | null;
}

const DAY = 24 * 3_600_000;

/** What has been paid back; null when a refund cannot be read. */
export function refundedSum(refunds: readonly Refund[]): Ore | null {
  if (refunds.length === 0 || refunds.some(({ amount }) => amount === null)) return null;
  return ore(refunds.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}

function refundText({ amount, at }: Refund): string | null {
  if (amount === null) return null;
  return [formatCharged(amount), at === null ? null : `den ${formatDay(new Date(at))}`].filter(Boolean).join(' ');
}

/** "1 000 SEK den 3 december 2026 och 500 SEK den 5 december 2026"; null when one cannot be read. */
function refundsText({ refunds, paymentState, orderTotal }: LivingOrder): string | null {
  const texts = refunds.map(refundText);
  if (texts.includes(null)) return null;
  if (texts.length > 0) return texts.join(' och ');
  return paymentState === 'refunded' && orderTotal !== null ? formatCharged(orderTotal) : null;
}

/** What the checkout itself knows of the order that it has just completed: read until the backend sends the order. */
export function ownResult({ order, isPaid }: Pick<StateOf<'done'>, 'isPaid' | 'order'>): LivingOrder {
  return {
    state: 'confirmed',
    paymentState: isPaid ? 'paid' : 'awaiting',
    createdAt: new Date(order.placedAt).toISOString(),
    orderTotal: order.orderTotal,
    payment: { reference: null, payBefore: null },
    refunds: [],
    withdrawal: null,
    endedBecause: null,
  };
}

/**
 * The life of an order (contract.md A5; docs/orders.md has the whole table).
 * @param handler null for a payment method that is not known, or not sent
 * @param now milliseconds since 1970
 */
export function orderLife(order: LivingOrder, handler: PaymentHandler | null, now: number): OrderLife {
  const stage = stageOf(order, handler, now);
  const last = lastMomentToPay(order, handler);
  const { createdAt, orderTotal, payment, withdrawal } = order;
  const facts: RowFacts = {
    handler,
    total: orderTotal === null ? null : formatCharged(orderTotal),
    refunded: refundsText(order),
    payBefore: payment.payBefore === null ? null : formatMoment(new Date(payment.payBefore)),
    caseNumber: withdrawal?.caseNumber ?? null,
    returnBefore: withdrawal && returnBefore(withdrawal),
    isNew: createdAt === null || now - Date.parse(createdAt) < DAY,
  };
  const row = rows[stage](facts);
  // Which goods were withdrawn is known to people only.
  const isPartlyWithdrawn = withdrawal?.decision === 'accepted' && withdrawal.goods !== null;
  return {
    ...row,
    stage,
    metal: row.metal === 'counted' && isPartlyWithdrawn ? 'missing' : row.metal,
    withdrawal: withdrawal && withdrawalNote(withdrawal),
    until: last !== null && last > now && row.money !== 'yes' ? last : null,
  };
}
