import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { NO_ANSWER } from '../simulators/swish';
import { findOrder, holdLines, type Payment, releaseLines, updateOrder, updatePayment } from './order-store';

/** Planned for a transfer that waits for its signature: its goods are given back, it can still be signed and paid. */
export const RESERVATION_ENDS = 'RESERVATION_ENDS';

/**
 * Ends an open payment: `paid`, or the code of its failure. A paid Swish or Zimpler order is confirmed; a failed one is
 * as new and its goods are free again. A transfer that arrives before the signature leaves the order waiting for that,
 * with its goods if they are still there; one that is never signed takes its order with it.
 */
export function endPayment(tx: Database, payment: Payment, result: string, at: number): void {
  const { orderId, method } = payment;
  const paid = result === 'paid';
  const state = paid ? 'paid' : 'failed';
  updatePayment(tx, payment.id, { state, failure: paid ? null : result, settledAt: at, plan: null, planAt: null });
  const order = findOrder(tx, orderId);
  if (!order) return;
  if (paid) {
    const unsigned = order.state === 'awaiting_verification';
    if (unsigned) holdLines(tx, orderId);
    const confirmed = unsigned ? {} : { state: 'confirmed' as const, confirmedAt: order.confirmedAt ?? at };
    updateOrder(tx, orderId, { paymentState: 'paid', ...confirmed });
    return;
  }
  releaseLines(tx, orderId);
  updateOrder(tx, orderId, { paymentState: 'failed', state: method === 'bank_transfer' ? 'cancelled' : 'new' });
}

/**
 * An unanswered Swish request has outlived its time: it can no longer be paid, so its goods are free again, but nobody
 * has said that it failed. It stays CREATED, without a plan, until its order is tried again.
 */
function lapse(tx: Database, payment: Payment): void {
  updatePayment(tx, payment.id, { plan: null, planAt: null });
  releaseLines(tx, payment.orderId);
}

/** Gives back the goods of an unsigned transfer, which can be signed until its last day (docs/decisions/0001). */
function endReservation(tx: Database, payment: Payment): void {
  updatePayment(tx, payment.id, { plan: 'EXPIRED', planAt: payment.payBefore });
  releaseLines(tx, payment.orderId);
}

/** Whether a repeated request starts a new payment: the open one can no longer be answered, or its goods are free. */
export function needsNewAttempt(payment: Pick<Payment, 'method' | 'state' | 'plan'>): boolean {
  const isReleased = payment.method === 'bank_transfer' && payment.state === 'created' && payment.plan === 'EXPIRED';
  return isReleased || hasLapsed(payment);
}

/** Whether an open payment has outlived its time without a response. */
export function hasLapsed(payment: Pick<Payment, 'method' | 'state' | 'plan'>): boolean {
  return payment.method === 'swish' && payment.state === 'created' && payment.plan === null;
}

function settle(tx: Database, payment: Payment, now: Date): void {
  if (payment.plan === NO_ANSWER) lapse(tx, payment);
  else if (payment.plan === RESERVATION_ENDS) endReservation(tx, payment);
  else endPayment(tx, payment, payment.plan ?? 'TM01', payment.planAt ?? now.getTime());
}

/**
 * Lets everything happen that was planned for a moment now past. Called before anybody reads an order or a payment:
 * there are no timers, so what the table says is what a restarted backend knows.
 */
export function settleDuePayments(db: Database, now: Date): void {
  const due = and(eq(payments.state, 'created'), lte(payments.planAt, now.getTime()));
  const isDue = () => db.select({ id: payments.id }).from(payments).where(due).limit(1).get() !== undefined;
  // A reservation that has ended leaves a plan behind that may be due as well.
  while (isDue()) {
    db.transaction(
      (tx) => {
        for (const payment of tx.select().from(payments).where(due).all()) settle(tx, payment, now);
      },
      { behavior: 'immediate' },
    );
  }
}
