import { Hono } from 'hono';
import { callerOf, sessionOf, signerOf } from './identity';
import {
  type CreateOrderBody,
  isSoldOut,
  linesOf,
  orderIdBody,
  paymentMethodOf,
  readCreateOrder,
  readJson,
  shippingBody,
  shippingMethodOf,
} from './order-bodies';
import { createdJson, fetchedJson } from './order-json';
import { bareError, checked, hydraError, StrictRefusal, unauthorized } from './refusals';
import { ld } from './respond';
import { shippingMethodsJson } from './shipping';
import { freshName, type Order, type Person, personOf, type State, type Token } from './state';

const FIRST_ID = 5_001;

interface Buyer {
  readonly person: Person;
  readonly signedIn: boolean;
}

/** A session for a customer id, the population register for a personal number. */
function buyerOf(state: State, body: CreateOrderBody, headers: Headers): Buyer {
  if (body.customerId !== undefined) {
    const { person } = sessionOf(state, headers);
    if (person.customerId !== body.customerId) throw hydraError(403, 'Access Denied.');
    return { person, signedIn: true };
  }
  const person = personOf(body.ssn ?? '');
  if (!person) throw hydraError(422, 'VR02: personnumret finns inte i folkbokföringen');
  return { person, signedIn: false };
}

function find(state: State, orderId: number): Order {
  const order = state.orders.find(({ id }) => id === orderId);
  if (!order) throw hydraError(404, 'Not Found');
  return order;
}

/** An order of somebody who was signed in is for their session, or for their signature, and for nobody else. */
function requireOrderOwner(order: Order, caller: Token | null): void {
  if (caller !== null && caller.person !== order.buyer) throw hydraError(403, 'Access Denied.');
  if (order.signedIn && caller === null) throw unauthorized();
}

function read(state: State, orderId: number, headers: Headers): Order {
  const order = find(state, orderId);
  requireOrderOwner(order, callerOf(state, headers));
  return order;
}

/** Who may change an order is who made it: in their session, or without one on the same personal number. */
function refuseChange(order: Order, buyer: Buyer): void {
  if (order.signedIn !== buyer.signedIn || order.buyer !== buyer.person) throw hydraError(403, 'Access Denied.');
  const settled = order.paymentState === 'paid' || order.state === 'confirmed' || order.state === 'cancelled';
  if (settled) throw hydraError(409, `Order ${order.number} can no longer be changed.`);
}

function newOrder(state: State, buyer: Buyer): Order {
  const index = state.orders.length;
  const order: Order = {
    id: FIRST_ID + index,
    number: `GK-2026-${String(index + 1).padStart(4, '0')}`,
    buyer: buyer.person,
    signedIn: buyer.signedIn,
    createdAt: state.now(),
    email: '',
    lines: [],
    shipping: 0,
    method: 'swish',
    state: 'new',
    paymentState: 'awaiting',
    failure: null,
    payment: '',
  };
  state.orders.push(order);
  return order;
}

function startPayment(state: State, order: Order): void {
  const isTransfer = order.method === 'bank_transfer';
  const verify = isTransfer && (!order.signedIn || state.verifyEverybody);
  order.state = verify ? 'awaiting_verification' : isTransfer ? 'confirmed' : 'awaiting_payment';
  order.paymentState = 'awaiting';
  order.failure = null;
  order.payment = freshName('pay');
}

function createOrder(state: State, body: CreateOrderBody, headers: Headers): Order {
  const buyer = buyerOf(state, body, headers);
  const method = paymentMethodOf(body.paymentId);
  const { price: shipping } = shippingMethodOf(body.shippingId);
  const lines = linesOf(state, body.productVariants);
  const earlier = body.orderId === undefined ? null : find(state, body.orderId);
  if (earlier) refuseChange(earlier, buyer);
  const word = state.refuseNext;
  state.refuseNext = null;
  if (word !== null) throw hydraError(422, `${word}: betalningen kunde inte startas`);
  if (buyer.person.blocked) throw hydraError(403, 'CB: kunden är spärrad');
  if (lines.some(isSoldOut)) throw bareError(422);
  const order = earlier ?? newOrder(state, buyer);
  Object.assign(order, { lines, shipping, method, email: body.email });
  startPayment(state, order);
  return order;
}

/** A payment that has failed is told as an error; everything but PAID means "not yet". */
function swishCheck(order: Order): Response {
  if (order.failure !== null) throw hydraError(422, `${order.failure}: betalningen genomfördes inte`);
  return ld({ '@type': 'Payment', code: 200, message: order.paymentState === 'paid' ? 'PAID' : 'PENDING' });
}

/** contract.md A5, by the letter. It has not heard of Idempotency-Key or expectedTotal: every call without orderId is an order. */
export function orderRoutes(state: State): Hono {
  const app = new Hono();
  const about = async (request: Request) => checked(orderIdBody, await readJson(request)).orderId;

  app.post('/get-shipping-methods', async (c) => {
    linesOf(state, checked(shippingBody, await readJson(c.req.raw)).productVariants);
    return ld(shippingMethodsJson());
  });
  app.post('/create-order', async (c) => {
    const body = readCreateOrder(await readJson(c.req.raw));
    return ld(createdJson(state, createOrder(state, body, c.req.raw.headers)));
  });
  app.post('/fetch-order', async (c) => ld(fetchedJson(read(state, await about(c.req.raw), c.req.raw.headers))));
  app.post('/validate-order', async (c) => {
    const order = read(state, await about(c.req.raw), c.req.raw.headers);
    if (order.state === 'cancelled') throw hydraError(422, `Order ${order.number} is cancelled.`);
    if (order.state !== 'confirmed' && order.lines.some(isSoldOut)) throw bareError(422);
    return ld({ '@type': 'Order', code: 200, message: 'OK' });
  });
  app.get('/get-swish-check-payment', (c) => {
    const orderId = c.req.query('orderId') ?? '';
    if (!/^\d+$/.test(orderId)) throw bareError(400);
    return swishCheck(read(state, Number(orderId), c.req.raw.headers));
  });
  app.post('/confirm-manual-payment', async (c) => {
    const orderId = await about(c.req.raw);
    const signer = signerOf(state, c.req.raw.headers);
    const order = find(state, orderId);
    if (signer !== order.buyer) throw hydraError(403, 'The signer is not the buyer.');
    if (order.state === 'awaiting_verification') order.state = 'confirmed';
    if (order.state !== 'confirmed') throw hydraError(409, `Order ${order.number} cannot be confirmed.`);
    return ld({ '@type': 'Order', code: 200, message: 'OK', orderId: order.id });
  });
  return app;
}

/** Ends an open payment. One that has ended stays as it is. */
export function settle(order: Order, result: 'paid' | string): void {
  if (order.state !== 'awaiting_payment') return;
  const paid = result === 'paid';
  order.state = paid ? 'confirmed' : 'new';
  order.paymentState = paid ? 'paid' : 'failed';
  order.failure = paid ? null : result;
}

/** The bank's page. The browser comes back the same way whatever was decided. */
export function bankPage(state: State): Hono {
  const app = new Hono();
  const open = (payment: string) => {
    const order = state.orders.find((each) => each.payment === payment);
    if (!order) throw new StrictRefusal(404, 'Okänd betalning');
    return order;
  };
  app.get('/bank/:payment', (c) => {
    open(c.req.param('payment'));
    return c.html('<!doctype html><title>Banken (testläge)</title>');
  });
  app.post('/bank/:payment', async (c) => {
    const order = open(c.req.param('payment'));
    const { svar } = await c.req.parseBody();
    settle(order, svar === 'ja' ? 'paid' : 'ABORTED');
    return c.redirect(`${state.storefront}/checkout?orderId=${order.id}`, 303);
  });
  return app;
}
