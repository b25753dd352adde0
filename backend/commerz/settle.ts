import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { holdLines, type Payment, releaseLines, storedOrder, updateOrder, updatePayment } from '../orders/order-store';
import { paymentWay } from '../payments/ways';

/**
 * Ends an open payment with `paid` or a failure code. A paid Swish or Zimpler order is confirmed; a failed one becomes new
 * again and its stock is released. A transfer that is paid before it is signed keeps its order waiting for the signature,
 * with its items if they are still available; one that is not paid by its last day cancels its order. Money that arrives for a
 * cancelled order changes nothing but its payment state: the shop pays it back.
 */
export function endPayment(tx: Database, payment: Payment, result: string, at: number): void {
  const { orderId, method } = payment;
  const paid = result === 'paid';
  const state = paid ? 'paid' : 'failed';
  updatePayment(tx, payment.id, { state, failure: paid ? null : result, settledAt: at, plan: null, planAt: null });
  const order = storedOrder(tx, orderId);
  if (paid && order.state === 'cancelled') {
    updateOrder(tx, orderId, { paymentState: 'paid' });
    return;
  }
  if (paid) {
    const unsigned = order.state === 'awaiting_verification';
    if (unsigned) holdLines(tx, orderId);
    const confirmed = unsigned ? {} : { state: 'confirmed' as const, confirmedAt: order.confirmedAt ?? at };
    updateOrder(tx, orderId, { paymentState: 'paid', ...confirmed });
    return;
  }
  releaseLines(tx, orderId);
  const { failedState } = paymentWay(method);
  const endedBecause = failedState === 'cancelled' ? 'expired' : null;
  updateOrder(tx, orderId, { paymentState: 'failed', state: failedState, endedBecause });
}

/** Whether a repeated request starts a new payment: the open one has timed out, or its stock is released. */
export function needsNewAttempt(payment: Payment): boolean {
  return payment.state === 'created' && paymentWay(payment.method).needsNewAttempt?.(payment) === true;
}

function settlePayment(tx: Database, payment: Payment, now: Date): void {
  if (!paymentWay(payment.method).execute?.(tx, payment))
    endPayment(tx, payment, payment.plan ?? 'TM01', payment.planAt ?? now.getTime());
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
        for (const payment of tx.select().from(payments).where(due).all()) settlePayment(tx, payment, now);
      },
      { behavior: 'immediate' },
    );
  }
}
