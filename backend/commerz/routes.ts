import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../core/context';
import type { Database } from '../db/client';
import { withdrawals } from '../db/order-tables';
import { readBody } from '../http/body';
import { ShopError } from '../http/errors';
import { loopbackOnly } from '../http/loopback';
import { type Order, ordersOf, paymentsOf } from '../orders/order-store';
import { findPerson } from '../register/register';
import { confirmManualPayment } from './confirm-manual-payment';
import { createOrder } from './create-order';
import { customerJson, findCustomer } from './customers';
import { exchangeIdentitySession, startIdentitySession } from './identity-sessions';
import { parcelOf, priceLines } from './lines';
import { caseNumber, createOrderJson, orderJson, orderSummaryJson, type Withdrawal } from './order-json';
import { openOrder } from './order-owner';
import * as schemas from './schemas';
import { settleDuePayments } from './settle';
import { shippingMethodsJson } from './shipping';
import { callerOf, signedIn } from './tokens';

/**
 * Stores a withdrawal statement (contract.md A6) and returns it with its time of receipt, in milliseconds since 1970. A repeated
 * statement returns the first one. The order is not looked up, so a caller cannot probe for orders.
 */
function receiveWithdrawal(
  db: Database,
  { orderNumber, name, email, goods }: Pick<Withdrawal, 'orderNumber' | 'name' | 'email' | 'goods'>,
  now: Date,
): Withdrawal {
  const known = db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderNumber, orderNumber), eq(withdrawals.email, email), eq(withdrawals.goods, goods)))
    .get();
  const values = { orderNumber, name, email, goods, receivedAt: now.getTime() };
  return known ?? db.insert(withdrawals).values(values).returning().get();
}

/**
 * Body of get-swish-check-payment (contract.md A5) for an order whose due payments are settled. A paid order is PAID whatever the
 * method, so that nobody pays twice. Throws a ShopError (404) when the order has no Swish payment.
 */
function swishCheck(db: Database, order: Order) {
  if (order.paymentState === 'paid') return { code: 200, message: 'PAID' } as const;
  const latest = paymentsOf(db, order.id).find(({ method }) => method === 'swish');
  if (!latest) throw new ShopError(404, 'NO_PAYMENT');
  if (latest.state === 'created') return { code: 202, message: 'CREATED' } as const;
  return { code: 422, message: latest.failure ?? 'CANCELLED' } as const;
}

/**
 * The shop's own API for identity and orders, under /sylius/commerz (contract.md A2, A4 and A5). Bodies are JSON or forms. The
 * hosted identity page is this backend's own simulator, at the origin of the request.
 *
 * Errors are `{"code", "message"}` with the code as HTTP status. Messages in addition to those in contract.md: BUYER
 * (neither or both of ssn and customerId), EMAIL, PAYMENT_METHOD, SHIPPING_METHOD, UNKNOWN_VARIANT, STOCK (not enough
 * pieces), MIXED_METALS (gold and silver in one order), PRICE (409: the total differs from `expectedTotal`; nothing was
 * changed), NOT_FOUND (no such order), ORDER (403: this caller may neither read nor change the order; a corrected personal
 * number requires a new order under a new Idempotency-Key), FORBIDDEN (another customer's data), NOT_BUYER (signed by
 * another person), SIGNATURE_USED (the signature has confirmed another order), SOLD_OUT (409: signed too late, the items
 * are sold), WRONG_PURPOSE (a login where a signature is required, or the reverse), ORDER_CANCELLED, NO_PAYMENT,
 * NOT_BANK_TRANSFER, Host (403: the Host header does not name this machine).
 */
export function commerzOrderRoutes(context: BackendContext): Hono {
  const { db, clock, config } = context;
  const app = new Hono().basePath('/sylius/commerz');
  app.use(loopbackOnly);

  app.get('/start-hosted-grand-id', (c) => {
    const session = startIdentitySession(db, c.req.query('callbackUrl'), clock.now());
    return c.json({ redirectUrl: `${new URL(c.req.url).origin}/sim/bankid/${session.id}` });
  });

  app.get('/get-bankid-session', (c) => {
    const output = exchangeIdentitySession(db, c.req.query('grandidsession') ?? '', clock.now());
    c.header('Cache-Control', 'no-store');
    return c.json({ output });
  });

  app.get('/get-customer', (c) => {
    const caller = signedIn(db, c.req.raw.headers, clock.now());
    const id = c.req.query('id') ?? '';
    if (!/^\d{1,15}$/.test(id)) throw new ShopError(400, 'id');
    if (Number(id) !== caller.customerId) throw new ShopError(403, 'FORBIDDEN');
    const known = findCustomer(db, caller.customerId);
    if (!known) throw new ShopError(404, 'NOT_FOUND');
    c.header('Cache-Control', 'no-store');
    return c.json(customerJson(known));
  });

  const open = (id: unknown, headers: Headers) => {
    const parsed = schemas.orderId.safeParse(id);
    if (!parsed.success) throw new ShopError(400, 'orderId');
    settleDuePayments(db, clock.now());
    return openOrder(db, parsed.data, headers, clock.now());
  };

  app.post('/get-shipping-methods', async (c) => {
    const { productVariants } = await readBody(c.req.raw, schemas.shippingRequest);
    return c.json(shippingMethodsJson(parcelOf(priceLines(context, productVariants, 400))));
  });

  app.post('/create-order', async (c) => {
    const key = z.uuid().optional().safeParse(c.req.header('idempotency-key'));
    if (!key.success) throw new ShopError(400, 'Idempotency-Key');
    const request = await readBody(c.req.raw, schemas.createOrderRequest);
    const order = createOrder(context, { request, headers: c.req.raw.headers, idempotencyKey: key.data });
    const json = createOrderJson(db, order, { origin: new URL(c.req.url).origin, storefront: config.storefront });
    return c.json(json, json.code);
  });

  app.get('/get-swish-check-payment', (c) => {
    const body = swishCheck(db, open(c.req.query('orderId'), c.req.raw.headers));
    return c.json(body, body.code);
  });

  app.post('/confirm-manual-payment', async (c) => {
    const { orderId } = await readBody(c.req.raw, schemas.orderRequest);
    const order = confirmManualPayment(context, orderId, c.req.raw.headers);
    return c.json({ code: 200, message: 'OK', orderId: order.id });
  });

  app.post('/fetch-order', async (c) => {
    const { orderId } = await readBody(c.req.raw, schemas.orderRequest);
    return c.json({ code: 200, order: orderJson(db, open(orderId, c.req.raw.headers), clock.now()) });
  });

  app.get('/get-orders', (c) => {
    const caller = callerOf(db, c.req.raw.headers, clock.now());
    if (caller?.purpose !== 'login') throw new ShopError(401, 'UNAUTHORIZED');
    settleDuePayments(db, clock.now());
    const own = ordersOf(db, caller.customerId);
    return c.json({ code: 200, orders: own.map((order) => orderSummaryJson(db, order, clock.now())) });
  });

  app.post('/withdraw-order', async (c) => {
    const statement = await readBody(c.req.raw, schemas.withdrawalRequest);
    const received = receiveWithdrawal(db, statement, clock.now());
    const receivedAt = new Date(received.receivedAt).toISOString();
    return c.json({ code: 200, message: 'OK', reference: caseNumber(received), receivedAt });
  });

  /** Whether the order can continue: 409 ORDER_CANCELLED, 422 CB, or 422 with the latest payment's failure. */
  app.post('/validate-order', async (c) => {
    const { orderId } = await readBody(c.req.raw, schemas.orderRequest);
    const order = open(orderId, c.req.raw.headers);
    if (order.state === 'cancelled') throw new ShopError(409, 'ORDER_CANCELLED');
    if (order.state !== 'confirmed' && findPerson(order.personalNumber)?.blocked) throw new ShopError(422, 'CB');
    if (order.paymentState === 'failed') throw new ShopError(422, paymentsOf(db, order.id)[0]?.failure ?? 'DEF');
    return c.json({ code: 200, message: 'OK' });
  });
  return app;
}
