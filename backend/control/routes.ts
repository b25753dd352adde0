import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { orderJson } from '../commerz/order-json';
import { settleDuePayments } from '../commerz/settle';
import { shipmentsOf } from '../commerz/shipments';
import type { BackendContext } from '../core/context';
import { createRuntime, type Runtime } from '../core/runtime';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { orders, resetOrderTables, withdrawals } from '../db/order-tables';
import { readBody } from '../http/body';
import { ShopError } from '../http/errors';
import { CONTROL } from '../http/faults';
import { jsonOnly, loopbackOnly, thisMachineOnly } from '../http/loopback';
import { linesOf, orderNumber, paymentsOf, refundsOf, storedOrder } from '../orders/order-store';
import { dateTime } from '../seed/rows';
import { scaleCatalogue } from '../seed/scale';
import { seedCatalogue } from '../seed/seed';
import { tick } from '../spot/tick';
import { playOrderEvent } from './order-events';
import * as schemas from './schemas';

/**
 * Controls the backend for tests and demos (contract.md part C2). Mount it only where BACKEND_CONTROL is set, and before
 * other routes below /__control, which it also restricts to JSON and to this machine.
 */
export function controlRoutes({ db, clock, config }: BackendContext, runtime: Runtime): Hono {
  const app = new Hono().basePath(CONTROL);
  app.use(thisMachineOnly, loopbackOnly, jsonOnly);

  /** Restores the state of the first start: catalogue, orders, clock, dialect, faults and the request log. */
  app.post('/reset', (c) => {
    db.transaction((tx) => {
      seedCatalogue(tx, config.seed);
      resetOrderTables(tx);
    });
    clock.reset();
    Object.assign(runtime, createRuntime());
    return c.json({ code: 200, message: 'OK' });
  });

  app.post('/clock', async (c) => {
    const input = await readBody(c.req.raw, schemas.clockSchema);
    if ('now' in input) clock.set(new Date(input.now));
    else clock.advance(input.advanceSeconds);
    return c.json({ now: clock.now().toISOString() });
  });

  app.post('/tick', async (c) => {
    const { gold, silver, changed } = tick(db, clock, await readBody(c.req.raw, schemas.tickSchema));
    return c.json({ gold: gold.rate, silver: silver.rate, changed: changed.toISOString() });
  });

  app.post('/stock', async (c) => {
    const { variantId, error, ...input } = await readBody(c.req.raw, schemas.stockSchema);
    const changes = { ...input, ...(error === undefined ? {} : { soldOut: error === 1 }) };
    const where = typeof variantId === 'number' ? eq(variants.id, variantId) : eq(variants.code, variantId);
    if (Object.keys(changes).length > 0) db.update(variants).set(changes).where(where).run();
    const row = db.select().from(variants).where(where).get();
    if (!row) throw new ShopError(404, `no variant ${variantId}`);
    const { id, stock, onHand, deliveryWeeks, soldOut } = row;
    return c.json({ variantId: id, stock, onHand, deliveryWeeks, error: soldOut ? 1 : 0 });
  });

  app.post('/product', async (c) => {
    const input = await readBody(c.req.raw, schemas.productSchema);
    updateProduct(db, input, clock.now());
    return c.json({ code: 200, message: 'OK' });
  });

  /**
   * One fault `{"match", "status"?, "delayMs"?, "drop"?, "body"?, "times"?}` is added, a list replaces all. An extension of
   * contract.md C2: with `"after": true` the call is handled in full, for example an order is written, and only the response
   * is delayed, dropped or replaced, as when the network fails on the way back.
   */
  app.post('/faults', async (c) => {
    const input = await readBody(c.req.raw, schemas.faultsSchema);
    runtime.faults = Array.isArray(input) ? input : [...runtime.faults, input];
    return c.json({ faults: runtime.faults });
  });

  app.post('/dialect', async (c) => {
    runtime.dialect = (await readBody(c.req.raw, schemas.dialectSchema)).name;
    return c.json({ name: runtime.dialect });
  });

  app.post('/scale', async (c) => {
    const { products } = await readBody(c.req.raw, schemas.scaleSchema);
    return c.json({ products: scaleCatalogue(db, products) });
  });

  /** The order as fetch-order sends it, after the event. Throws a ShopError: 404 NOT_FOUND, 409 for what cannot happen to it. */
  app.post('/order', async (c) => {
    const event = await readBody(c.req.raw, schemas.orderEventSchema);
    settleDuePayments(db, clock.now());
    db.transaction((tx) => playOrderEvent(tx, event, clock.now()), { behavior: 'immediate' });
    return c.json({ code: 200, order: orderJson(db, storedOrder(db, event.orderId), clock.now()) });
  });

  app.get('/requests', (c) => {
    const match = c.req.query('match') ?? '';
    return c.json({ requests: runtime.requests.filter(({ path }) => path.includes(match)) });
  });

  /**
   * All orders (contract.md C2), newest first, each with its lines, payments (latest first), refunds and parcels. Amounts in öre,
   * times in milliseconds since 1970.
   */
  app.get('/orders', (c) => {
    settleDuePayments(db, clock.now());
    const stored = db.select().from(orders).orderBy(desc(orders.id)).all();
    return c.json({
      orders: stored.map((order) => ({
        ...order,
        orderId: order.id,
        number: orderNumber(order.id),
        lines: linesOf(db, order.id),
        payments: paymentsOf(db, order.id).map((payment) => ({ ...payment, message: payment.failure })),
        refunds: refundsOf(db, order.id),
        shipments: shipmentsOf(db, order, clock.now()),
      })),
    });
  });
  app.get('/withdrawals', (c) => c.json({ withdrawals: db.select().from(withdrawals).all() }));
  return app;
}

/** Applies an editor's changes to a product. Throws a ShopError (404) for an unknown code. */
function updateProduct(db: Database, input: schemas.ChangedProduct, now: Date): void {
  const { code, ...changes } = input;
  const done = db
    .update(products)
    .set({ ...changes, updatedAt: dateTime(now.getTime()) })
    .where(eq(products.code, code))
    .run();
  if (done.changes === 0) throw new ShopError(404, `no product ${code}`);
}
