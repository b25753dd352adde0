import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { linesOf, orderNumber, paymentsOf } from '../commerz/order-store';
import { settleDuePayments } from '../commerz/settle';
import type { BackendContext } from '../context';
import { orders, withdrawals } from '../db/order-tables';

/**
 * GET /__control/orders (contract.md C2): `{"orders": [...]}`, newest first, each with its lines and its payments, latest
 * payment first. Amounts in öre, times in milliseconds since 1970.
 */
export function controlOrderRoutes({ db, clock }: BackendContext): Hono {
  const app = new Hono();
  app.get('/__control/orders', (c) => {
    settleDuePayments(db, clock.now());
    const stored = db.select().from(orders).orderBy(desc(orders.id)).all();
    return c.json({
      orders: stored.map((order) => ({
        ...order,
        orderId: order.id,
        number: orderNumber(order.id),
        lines: linesOf(db, order.id),
        payments: paymentsOf(db, order.id).map((payment) => ({ ...payment, message: payment.failure })),
      })),
    });
  });
  app.get('/__control/withdrawals', (c) => c.json({ withdrawals: db.select().from(withdrawals).all() }));
  return app;
}
