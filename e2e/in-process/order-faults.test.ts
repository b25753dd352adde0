import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent } from '../../lib/checkout/intent';
import type { PaymentMethodName, StoredOrder } from '../support/stored-order';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { FAULTS, type Fault, type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { checkIdentity, signIn, signOrder, startSigning, TOLVAN } from './support/people';
import { type ApiResponse, call, draftOrder, type OrderBody, placeOrder } from './support/purchase';
import { type Browser, openStorefront, type Storefront } from './support/storefront';

/*
 * Every call about an order with every faulty response, before and after the backend has handled it, for every payment method: one
 * order per intent, and no text that contradicts the backend's state. `npm run test:orders` tries every fault at every moment and prints
 * the outcomes; `npm test` tries a third of them with each call.
 */

const isWhole = process.env.npm_lifecycle_event === 'test:orders';

type Moment = 'before' | 'after';
type OrderCall =
  | 'create-order'
  | 'fetch-order'
  | 'get-swish-check-payment'
  | 'confirm-manual-payment'
  | 'validate-order'
  | 'get-orders'
  | 'get-customer'
  | 'withdraw-order'
  | 'start-hosted-grand-id'
  | 'get-bankid-session';

const METHODS: readonly PaymentMethodName[] = ['swish', 'zimpler', 'bank_transfer'];
const METHODS_OF: Readonly<Record<OrderCall, readonly PaymentMethodName[]>> = {
  'create-order': METHODS,
  'fetch-order': METHODS,
  'get-swish-check-payment': ['swish'],
  'confirm-manual-payment': ['bank_transfer'],
  'validate-order': ['bank_transfer'],
  'get-orders': ['swish'],
  'get-customer': ['swish'],
  'withdraw-order': ['swish'],
  'start-hosted-grand-id': ['bank_transfer'],
  'get-bankid-session': ['bank_transfer'],
};

/** The shop's time-out for its backend in milliseconds; shorter for the fault without a response. */
const PATIENT = 5_000;
const HASTY = 300;

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let shop: Storefront;
const drafts = new Map<PaymentMethodName, OrderBody>();
const report: string[] = [];

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
  if (isWhole) console.log(report.join('\n'));
});

/** A browser that places one order, possibly with several calls. */
interface Buyer {
  readonly browser: Browser;
  /** Sends create-order, always with the same intent. */
  order(): Promise<ApiResponse>;
  orders(): Promise<readonly StoredOrder[]>;
}

let buyers = 0;

/** A buyer with their own phone number and e-mail address, by which their orders are found. */
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
    orders: async () => (await backend.orders()).filter((order) => order.email === email),
  };
}

/** The API's response in short; the shop's own errors begin with the status. */
function summary({ status, body }: ApiResponse): string {
  if (status !== 200) return `${status} ${body.message}`;
  if (body.state !== undefined) return `${body.state}/${body.paymentState}`;
  return body.code === undefined ? JSON.stringify(body) : `${body.code} ${body.message}`;
}

/** Whether the checkout must treat it as final: neither a success nor a doubt. */
function isFinal({ status, body }: ApiResponse): boolean {
  if (status === 200) return Number(body.code) !== 200;
  return status < 500 && ![401, 408, 425, 429].includes(status);
}

/** Repeats the intent: the result must be one order whose id the browser receives. `wrong` describes any deviation. */
async function repeat(buyer: Buyer) {
  const response = await buyer.order();
  const orders = await buyer.orders();
  return { response, count: orders.length, order: orders[0], wrong: faultOf(response, orders) };
}

function faultOf(response: ApiResponse, orders: readonly StoredOrder[]): string | null {
  if (orders.length !== 1) return `${orders.length} orders`;
  const isNamed = String(orders[0]?.orderId) === String(response.body.orderId);
  return Number(response.body.code) === 200 && isNamed ? null : 'the response lacks the order';
}

/** The outcome of one payment method under one fault. */
interface Outcome {
  /** Orders in the backend after the same intent was repeated once. */
  readonly orders: number;
  /** The responses of the shop's API to the faulty call and to the next one. */
  readonly responses: string;
  /** The error; null for none. */
  readonly wrong: string | null;
}

/** Makes one call with a faulty response. */
type Spoil = <T>(run: () => Promise<T>) => Promise<T>;
type Scenario = (buyer: Buyer, spoil: Spoil) => Promise<Outcome>;

const WITHOUT_KNOWING = 'final, without knowing';

const spoiledOrder: Scenario = async (buyer, spoil) => {
  const first = await spoil(() => buyer.order());
  const { response, count, wrong } = await repeat(buyer);
  const responses = `${summary(first)}, then ${summary(response)}`;
  return { orders: count, responses, wrong: isFinal(first) ? WITHOUT_KNOWING : wrong };
};

/** Reads a waiting order: a fault must not show it as gone, paid or in another state, and the next read must succeed. */
function spoiledRead(read: (buyer: Buyer, orderId: string) => Promise<ApiResponse>): Scenario {
  return async (buyer, spoil) => {
    const orderId = String((await buyer.order()).body.orderId);
    const first = await spoil(() => read(buyer, orderId));
    const second = await read(buyer, orderId);
    const { count, order, wrong } = await repeat(buyer);
    const state = String(first.body.state ?? 'unknown');
    const untrue = Number(first.body.code) === 200 || (state !== 'unknown' && state !== order?.state);
    const lost = first.status !== 200 && isFinal(first);
    const blind = second.status === 200 ? null : 'not read again';
    return {
      orders: count,
      responses: `${summary(first)}, then ${summary(second)}`,
      wrong: untrue || lost ? WITHOUT_KNOWING : (blind ?? wrong),
    };
  };
}

/**
 * A call that either leaves a doubt or claims the same as the next, undisturbed one, except that a 401 may end a session (contract.md A1).
 */
function spoiledCall(
  make: (buyer: Buyer, orderId: string) => Promise<ApiResponse>,
  claimOf: (body: ApiResponse['body']) => unknown,
  prepare: (buyer: Buyer, orderId: string) => unknown = () => {},
): Scenario {
  return async (buyer, spoil) => {
    const orderId = String((await buyer.order()).body.orderId);
    await prepare(buyer, orderId);
    const first = await spoil(() => make(buyer, orderId));
    const claim = JSON.stringify([first.status, claimOf(first.body)]);
    if (first.status === 401) await prepare(buyer, orderId);
    const second = await make(buyer, orderId);
    const isTrue = claim === JSON.stringify([second.status, claimOf(second.body)]);
    const { count, wrong } = await repeat(buyer);
    const isDoubt = first.status !== 200 && !isFinal(first);
    const blind = second.status === 200 && second.body !== null ? null : 'not available afterwards';
    return {
      orders: count,
      responses: `${JSON.stringify(first)}, then ${JSON.stringify(second)}`,
      wrong: isTrue || isDoubt ? (blind ?? wrong) : WITHOUT_KNOWING,
    };
  };
}

const asCustomer = ({ browser }: Buyer) => signIn(browser, backend);
const cancel = (_: Buyer, orderId: string) =>
  backend.changeOrder(Number(orderId), { state: 'cancelled', paymentState: 'failed' });

/** An open order must not be refused, nor a cancelled one be accepted. */
const spoiledValidation: Scenario = async (buyer, spoil) => {
  const validated = (prepare?: typeof cancel) =>
    spoiledCall(
      ({ browser }, orderId) => call(browser, 'validate-order', { orderId }),
      ({ code }) => code,
      prepare,
    );
  const open = await validated()(buyer, spoil);
  return open.wrong === null ? validated(cancel)(buyer, spoil) : open;
};

/**
 * Signs an order. A fault must not end the visit to BankID; what ends it afterwards is one of `ends`, and the order can be signed in
 * another visit.
 */
function spoiledSignature(...ends: readonly string[]): Scenario {
  return async (buyer, spoil) => {
    const { browser } = buyer;
    const orderId = String((await buyer.order()).body.orderId);
    const back = await spoil(() => startSigning(browser, backend, orderId)).catch(String);
    const isBack = back.startsWith('/');
    if (isBack) await browser.fetch(back);
    const first = isBack ? (await spoil(() => checkIdentity(browser))).state : back;
    const second = first === 'pending' ? (await checkIdentity(browser)).state : first;
    const last = second === 'confirmed' ? second : (await signOrder(browser, backend, orderId)).state;
    const { count, order, wrong } = await repeat(buyer);
    const isOpen = isBack ? ['pending', 'confirmed'].includes(first) && ends.includes(second) : / 50[24] /.test(back);
    const agree = isOpen && last === 'confirmed' && order?.state === 'confirmed';
    const responses = `${first}, then ${second}, then ${last}`;
    return { orders: count, responses, wrong: agree ? wrong : `${responses}, ${order?.state} in the backend` };
  };
}

const SCENARIOS: Readonly<Record<OrderCall, Scenario>> = {
  'create-order': spoiledOrder,
  'fetch-order': spoiledRead(({ browser }, orderId) => call(browser, 'fetch-order', { orderId })),
  'get-swish-check-payment': spoiledRead(({ browser }, orderId) =>
    call(browser, `get-swish-check-payment?orderId=${orderId}`),
  ),
  'confirm-manual-payment': spoiledSignature('confirmed'),
  'validate-order': spoiledValidation,
  'get-orders': spoiledCall(
    ({ browser }) => call(browser, 'get-orders'),
    (body) => body,
    asCustomer,
  ),
  'get-customer': spoiledCall(
    ({ browser }) => call(browser, 'get-customer'),
    (body) => body?.customerId,
    asCustomer,
  ),
  'withdraw-order': spoiledCall(
    ({ browser }, orderNumber) =>
      call(browser, 'withdraw-order', { orderNumber, name: 'Tolvan', email: 'kund@example.com', goods: '' }),
    () => proxy.calls('withdraw-order').at(-1)?.status,
  ),
  'start-hosted-grand-id': spoiledSignature('confirmed'),
  // Read once and lost: the tokens are gone.
  'get-bankid-session': spoiledSignature('confirmed', 'failed'),
};

async function outcomeOf(
  orderCall: OrderCall,
  fault: Fault,
  when: Moment,
  payment: PaymentMethodName,
): Promise<Outcome> {
  const buyer = newBuyer(payment);
  const spoil: Spoil = async (run) => {
    if (fault === 'time-out') shop.setTimeout(HASTY);
    proxy.inject({ path: orderCall, fault, when });
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
    return { orders: (await buyer.orders()).length, responses: String(error), wrong: 'broken' };
  }
}

const CALLS = Object.keys(METHODS_OF) as OrderCall[];
const CASES = FAULTS.flatMap((fault) => (['before', 'after'] as const).map((moment) => [fault, moment] as const));

describe.each(CALLS)('%s creates one order per intent, and claims nothing untrue', (orderCall) => {
  beforeAll(openShop);
  afterAll(closeShop);
  const third = CALLS.indexOf(orderCall) % 3;
  it.each(CASES.filter((_, index) => isWhole || index % 3 === third))('%s, %s the write', async (fault, moment) => {
    for (const payment of METHODS_OF[orderCall]) {
      const { orders, responses, wrong } = await outcomeOf(orderCall, fault, moment, payment);
      report.push(
        `${orderCall}, ${fault} ${moment} the write, ${payment}: ${orders} orders, ${responses.slice(0, 400)}`,
      );
      expect.soft(responses, payment).not.toContain(TOLVAN);
      expect.soft(wrong, payment).toBeNull();
      expect.soft(orders, payment).toBeLessThanOrEqual(1);
    }
  });
});
