import { and, asc, eq } from 'drizzle-orm';
import { returnAddress } from '../commerz/order-json';
import { endPayment, settleDuePayments } from '../commerz/settle';
import type { BackendContext } from '../core/context';
import type { Database } from '../db/client';
import { orders, payments } from '../db/order-tables';
import type { Desk, PaymentWay } from '../orders/payment-way';

/** The payments of one way to pay, for its provider's pages. Payments that are due are settled first. */
export function deskOf({ db, clock, config }: BackendContext, { code, hasLapsed }: PaymentWay): Desk {
  const find = (from: Database, ref: string) => {
    settleDuePayments(from, clock.now());
    const named = and(eq(payments.method, code), eq(payments.ref, ref));
    return from.select().from(payments).where(named).get();
  };
  return {
    storefront: config.storefront,
    returnUrl: ({ orderId }) => returnAddress(config.storefront, orderId),
    find: (ref) => find(db, ref),
    open() {
      settleDuePayments(db, clock.now());
      return db
        .select()
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(and(eq(payments.method, code), eq(payments.state, 'created')))
        .orderBy(asc(payments.id))
        .all()
        .filter((row) => !hasLapsed?.(row.payments))
        .map((row) => ({ payment: row.payments, order: row.orders }));
    },
    end: (ref, result) =>
      db.transaction(
        (tx) => {
          const payment = find(tx, ref);
          if (payment?.state !== 'created' || hasLapsed?.(payment)) return;
          endPayment(tx, payment, result, clock.now().getTime());
        },
        { behavior: 'immediate' },
      ),
  };
}
