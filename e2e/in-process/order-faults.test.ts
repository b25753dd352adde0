import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent } from '../../lib/checkout/intent';
import type { PaymentMethodName } from './support/backend';
import { type EmbeddedBackend, type EmbeddedOrder, startEmbeddedBackend } from './support/embedded-backend';
import { FAULTS, type Fault, type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { type Cell, METHODS, type Row, tableOf } from './support/fault-table';
import { checkIdentity, startSigning } from './support/people';
import { type Answer, call, draftOrder, type OrderBody, placeOrder } from './support/purchase';
import { type Browser, openStorefront, type Storefront } from './support/storefront';

/*
 * Every call about an order, with every bad response, before and after the backend has done its work, for every way to pay:
 * one order for one intent, and no word that the backend's state contradicts. `npm run test:orders` tries every fault at every moment and
 * prints the table; `npm test` tries a third of them with each call.
 */

const isWhole = process.env.npm_lifecycle_event === 'test:orders';

type Moment = 'before' | 'after';
type OrderCall = 'create-order' | 'fetch-order' | 'get-swish-check-payment' | 'confirm-manual-payment';

const METHODS_OF: Readonly<Record<OrderCall, readonly PaymentMethodName[]>> = {
  'create-order': METHODS,
  'fetch-order': METHODS,
  'get-swish-check-payment': ['swish'],
  'confirm-manual-payment': ['bank_transfer'],
};

/** Milliseconds that the shop waits for its backend; for the one fault that is a silence, fewer. */
const PATIENT = 5_000;
const HASTY = 300;

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let shop: Storefront;
const drafts = new Map<PaymentMethodName, OrderBody>();
const rows: Row[] = [];

async function openShop(): Promise<void> {
  backend = await startEmbeddedBackend();
  await backend.control('stock', { variantId: backend.variantCode, stock: 100_000 });
  proxy = await startFaultProxy(backend.url);
  shop = await openStorefront({ commerceUrl: proxy.url, timeoutMs: PATIENT });
  for (const payment of METHODS) drafts.set(payment, await draftOrder(shop.openBrowser(), backend, { payment }));
}

async function closeShop(): Promise<void> {
  await proxy.stop();
  await backend.stop();
}

afterAll(() => {
  if (isWhole) console.log(`\n${tableOf(rows)}\n`);
});

/** A browser that places one order, perhaps by several calls. */
interface Buyer {
  readonly browser: Browser;
  /** Sends create-order, every time under the same intent. */
  order(): Promise<Answer>;
  orders(): Promise<readonly EmbeddedOrder[]>;
}

let buyers = 0;

/** A buyer with a telephone and an address of their own, by which their orders are found. */
function newBuyer(payment: PaymentMethodName): Buyer {
  buyers += 1;
  const draft = drafts.get(payment);
  if (!draft) throw new Error(`no draft for ${payment}`);
  const email = `buyer-${buyers}@example.com`;
  const body = { ...draft, email, phoneNumber: `0735${String(buyers).padStart(6, '0')}` };
  const browser = shop.openBrowser();
  const intent = newIntent();
  return {
    browser,
    order: () => placeOrder(browser, body, intent),
    orders: async () => (await backend.storedOrders()).filter((order) => order.email === email),
  };
}

/** What the API said, in a word; a refusal of the shop's own begins with its status. */
function wordOf({ status, body }: Answer): string {
  if (status !== 200) return `${status} ${body.message}`;
  if (body.state !== undefined) return `${body.state}/${body.paymentState}`;
  return body.code === undefined ? JSON.stringify(body) : `${body.code} ${body.message}`;
}

/** Whether the checkout has to take it for the end of the matter: a response that is no success and no doubt. */
function isFinal({ status, body }: Answer): boolean {
  if (status === 200) return Number(body.code) !== 200;
  return status < 500 && ![401, 408, 425, 429].includes(status);
}

/** Repeats the intent: one order, and the browser is notified which. `wrong` tells what is wrong with that. */
async function repeat(buyer: Buyer) {
  const answer = await buyer.order();
  const orders = await buyer.orders();
  return { answer, count: orders.length, order: orders[0], wrong: faultOf(answer, orders) };
}

function faultOf(answer: Answer, orders: readonly EmbeddedOrder[]): string | null {
  const told = orders.some(({ orderId }) => String(orderId) === String(answer.body.orderId));
  if (orders.length !== 1) return `${orders.length} orders`;
  return Number(answer.body.code) === 200 && told ? null : 'not told of the order';
}

/** Makes one call whose response is spoiled. */
type Spoil = <T>(run: () => Promise<T>) => Promise<T>;
type Scenario = (buyer: Buyer, spoil: Spoil) => Promise<Cell>;

const WITHOUT_KNOWING = 'final, without knowing';

const spoiledOrder: Scenario = async (buyer, spoil) => {
  const first = await spoil(() => buyer.order());
  const { answer, count, wrong } = await repeat(buyer);
  const said = `${wordOf(first)}, then ${wordOf(answer)}`;
  return { orders: count, said, wrong: isFinal(first) ? WITHOUT_KNOWING : wrong };
};

/** Reading an order that waits: it must not be told as gone, paid or in another state, and the next reading must succeed. */
function spoiledLook(look: (buyer: Buyer, orderId: string) => Promise<Answer>): Scenario {
  return async (buyer, spoil) => {
    const orderId = String((await buyer.order()).body.orderId);
    const first = await spoil(() => look(buyer, orderId));
    const second = await look(buyer, orderId);
    const { count, order, wrong } = await repeat(buyer);
    const state = String(first.body.state ?? 'unknown');
    const untrue = Number(first.body.code) === 200 || (state !== 'unknown' && state !== order?.state);
    const lost = first.status !== 200 && isFinal(first);
    const blind = second.status === 200 ? null : 'no second look';
    return {
      orders: count,
      said: `${wordOf(first)}, then ${wordOf(second)}`,
      wrong: untrue || lost ? WITHOUT_KNOWING : (blind ?? wrong),
    };
  };
}

const spoiledSignature: Scenario = async (buyer, spoil) => {
  const orderId = String((await buyer.order()).body.orderId);
  await buyer.browser.fetch(await startSigning(buyer.browser, backend, orderId));
  const first = await spoil(() => checkIdentity(buyer.browser));
  const second = first.state === 'pending' ? await checkIdentity(buyer.browser) : first;
  const { count, order, wrong } = await repeat(buyer);
  const agree = second.state === 'confirmed' && order?.state === 'confirmed';
  const said = `${first.state}, then ${second.state}`;
  return { orders: count, said, wrong: agree ? wrong : `${order?.state} in the backend` };
};

const SCENARIOS: Readonly<Record<OrderCall, Scenario>> = {
  'create-order': spoiledOrder,
  'fetch-order': spoiledLook(({ browser }, orderId) => call(browser, 'fetch-order', { orderId })),
  'get-swish-check-payment': spoiledLook(({ browser }, orderId) =>
    call(browser, `get-swish-check-payment?orderId=${orderId}`),
  ),
  'confirm-manual-payment': spoiledSignature,
};

async function cellOf(orderCall: OrderCall, fault: Fault, when: Moment, payment: PaymentMethodName): Promise<Cell> {
  const buyer = newBuyer(payment);
  const spoil: Spoil = async (run) => {
    if (fault === 'time-out') shop.setTimeout(HASTY);
    proxy.inject({ path: orderCall, fault, when, delayMs: 30 });
    try {
      return await run();
    } finally {
      shop.setTimeout(PATIENT);
      proxy.clear();
    }
  };
  try {
    return await SCENARIOS[orderCall](buyer, spoil);
  } catch (error) {
    return { orders: (await buyer.orders()).length, said: String(error), wrong: 'broken' };
  }
}

const CALLS = Object.keys(METHODS_OF) as OrderCall[];
const CASES = FAULTS.flatMap((fault) => (['before', 'after'] as const).map((moment) => [fault, moment] as const));

describe.each(CALLS)('%s makes one order for one intent, and says nothing untrue', (orderCall) => {
  beforeAll(openShop);
  afterAll(closeShop);
  const third = CALLS.indexOf(orderCall) % 3;
  it.each(CASES.filter((_, index) => isWhole || index % 3 === third))('%s, %s the write', async (fault, moment) => {
    const cells: Partial<Record<PaymentMethodName, Cell>> = {};
    for (const payment of METHODS_OF[orderCall]) cells[payment] = await cellOf(orderCall, fault, moment, payment);
    rows.push({ call: orderCall, fault, moment, cells });
    const all = Object.values(cells);
    expect(Math.max(...all.map(({ orders }) => orders))).toBeLessThanOrEqual(1);
    expect(all.flatMap((cell) => cell.wrong ?? [])).toEqual([]);
  });
});
