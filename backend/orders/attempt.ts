import { randomBytes } from 'node:crypto';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { type Order, paymentsOf, releaseLines, updateOrder, updatePayment } from './order-store';

type NewPayment = Omit<typeof payments.$inferInsert, 'orderId' | 'amount' | 'ref' | 'createdAt'>;

/** Stores a payment, whose order gets this state. */
export function storeAttempt(tx: Database, order: Order, now: Date, payment: NewPayment, state: Order['state']): void {
  const ref = randomBytes(16).toString('hex');
  tx.insert(payments)
    .values({ orderId: order.id, amount: order.orderTotal, ref, createdAt: now.getTime(), ...payment })
    .run();
  updateOrder(tx, order.id, { state, paymentState: payment.state === 'failed' ? 'failed' : 'awaiting' });
}

/** Stores a payment that the provider refused to start: the order stays new and can be retried. */
export function storeRefusal(tx: Database, order: Order, now: Date, method: string, failure: string): void {
  const payment = { method, state: 'failed', failure, phone: order.phone, settledAt: now.getTime() } as const;
  storeAttempt(tx, order, now, payment, 'new');
  releaseLines(tx, order.id);
}

/** Withdraws the open payment of an order before the order is changed. */
export function withdrawPayments(tx: Database, orderId: number, now: Date): void {
  for (const payment of paymentsOf(tx, orderId)) {
    if (payment.state !== 'created') continue;
    updatePayment(tx, payment.id, { state: 'cancelled', settledAt: now.getTime(), plan: null, planAt: null });
  }
}
