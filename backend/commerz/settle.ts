import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { NO_ANSWER } from '../simulators/swish';
import { holdLines, type Payment, releaseLines, storedOrder, updateOrder, updatePayment } from './order-store';

/** The plan of an unsigned transfer: its stock is released, but it can still be signed and paid. */
export const RESERVATION_ENDS = 'RESERVATION_ENDS';

/**
 * Ends an open payment with `paid` or a failure code. A paid Swish or Zimpler order is confirmed; a failed one becomes new
 * again and its stock is released. A transfer that is paid before it is signed keeps its order waiting for the signature,
 * with its items if they are still available; a transfer that is never signed cancels its order.
 */
export function endPayment(tx: Database, payment: Payment, result: string, at: number): void {
  const { orderId, method } = payment;
  const paid = result === 'paid';
  const state = paid ? 'paid' : 'failed';
  updatePayment(tx, payment.id, { state, failure: paid ? null : result, settledAt: at, plan: null, planAt: null });
  const order = storedOrder(tx, orderId);
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
 * An unanswered Swish request has timed out: it can no longer be paid, so its stock is released, but no failure was
 * reported. It stays CREATED, without a plan, until its order is retried.
 */
function lapse(tx: Database, payment: Payment): void {
  updatePayment(tx, payment.id, { plan: null, planAt: null });
  releaseLines(tx, payment.orderId);
}

/** Releases the stock of an unsigned transfer, which can be signed until its last day (docs/decisions/0001). */
function endReservation(tx: Database, payment: Payment): void {
  updatePayment(tx, payment.id, { plan: 'EXPIRED', planAt: payment.payBefore });
  releaseLines(tx, payment.orderId);
}

/** Whether a repeated request starts a new payment: the open one has timed out, or its stock is released. */
export function needsNewAttempt(payment: Pick<Payment, 'method' | 'state' | 'plan'>): boolean {
  const isReleased = payment.method === 'bank_transfer' && payment.state === 'created' && payment.plan === 'EXPIRED';
  return isReleased || hasLapsed(payment);
}

/** Whether an open payment has timed out without a response. */
export function hasLapsed(payment: Pick<Payment, 'method' | 'state' | 'plan'>): boolean {
  return payment.method === 'swish' && payment.state === 'created' && payment.plan === null;
}

function settle(tx: Database, payment: Payment, now: Date): void {
  if (payment.plan === NO_ANSWER) lapse(tx, payment);
  else if (payment.plan === RESERVATION_ENDS) endReservation(tx, payment);
  else endPayment(tx, payment, payment.plan ?? 'TM01', payment.planAt ?? now.getTime());
}

/**
 * Executes every plan that is due. Called before an order or payment is read: there are no timers, so a restarted backend
 * has the same state, read from the table.
 */
export function settleDuePayments(db: Database, now: Date): void {
  const due = and(eq(payments.state, 'created'), lte(payments.planAt, now.getTime()));
  const isDue = () => db.select({ id: payments.id }).from(payments).where(due).limit(1).get() !== undefined;
  // Ending a reservation stores a new plan that may be due as well.
  while (isDue()) {
    db.transaction(
      (tx) => {
        for (const payment of tx.select().from(payments).where(due).all()) settle(tx, payment, now);
      },
      { behavior: 'immediate' },
    );
  }
}
