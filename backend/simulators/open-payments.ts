import { and, asc, eq } from 'drizzle-orm';
import { hasLapsed, settleDuePayments } from '../commerz/settle';
import type { BackendContext } from '../context';
import { orders, payments } from '../db/order-tables';

type Method = (typeof payments.$inferSelect)['method'];

/** The open payments of a method with their orders, oldest first, after settling those that are due. */
export function openPayments({ db, clock }: BackendContext, method: Method) {
  settleDuePayments(db, clock.now());
  return db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.method, method), eq(payments.state, 'created')))
    .orderBy(asc(payments.id))
    .all()
    .filter((row) => !hasLapsed(row.payments))
    .map((row) => ({ payment: row.payments, order: row.orders }));
}

/** One payment by the random token in its page's URL, open or not. */
export function findPayment({ db, clock }: BackendContext, method: Method, ref: string) {
  settleDuePayments(db, clock.now());
  const named = and(eq(payments.method, method), eq(payments.ref, ref));
  return db.select().from(payments).where(named).get();
}
