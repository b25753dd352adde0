import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent } from '../../lib/browser/new-intent';
import type { PaymentMethodName, StoredOrder } from '../support/stored-order';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { FAULTS, type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { checkIdentity, signIn, signOrder, startSigning, TOLVAN } from './support/people';
import { type ApiResponse, call, draftOrder, type OrderBody, placeOrder } from './support/purchase';
import { type Browser, openStorefront, type Storefront } from './support/storefront';

/*
 * Every call about an order with every faulty response, before and after the backend has handled it, for every payment method: one
 * order per intent, and no text that contradicts the backend's state. `npm run test:all` tries every fault at every moment, `npm test`
 * a third of them with each call.
 */

const isWhole = process.env.E2E_ALL === '1';

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

interface Buyer {
  readonly browser: Browser;
  /** Sends create-order, always with the same intent. */
  order(): Promise<ApiResponse>;
  orders(): Promise<readonly StoredOrder[]>;
}

let buyers = 0;

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

/** Whether the checkout must treat it as final: neither a success nor a doubt. */
function isFinal({ status, body }: ApiResponse): boolean {
  if (status === 200) return Number(body.code) !== 200;
  return status < 500 && ![401, 408, 425, 429].includes(status);
}

/** Expects that the browser knows no outcome yet: anything final would be without knowing. */
function expectDoubt(response: ApiResponse): void {
  expect(isFinal(response), JSON.stringify(response)).toBe(false);
}

/** Repeats the intent: the result is one order, whose id the browser receives. */
async function expectOneOrder(buyer: Buyer): Promise<StoredOrder | undefined> {
  const { body } = await buyer.order();
  const orders = await buyer.orders();
  const ids = orders.map(({ orderId }) => String(orderId));
  expect([Number(body.code), [String(body.orderId)]]).toEqual([200, ids]);
  return orders[0];
}

type Spoil = <T>(run: () => Promise<T>) => Promise<T>;
/** Resolves with the shop's responses to the faulty call and the next one. */
type Scenario = (buyer: Buyer, spoil: Spoil) => Promise<readonly unknown[]>;

const spoiledOrder: Scenario = async (buyer, spoil) => {
  const first = await spoil(() => buyer.order());
  expectDoubt(first);
  await expectOneOrder(buyer);
  return [first];
};

/** Reads a waiting order: a fault must not show it as gone, paid or in another state, and the next read must succeed. */
function spoiledRead(read: (buyer: Buyer, orderId: string) => Promise<ApiResponse>): Scenario {
  return async (buyer, spoil) => {
    const orderId = String((await buyer.order()).body.orderId);
    const first = await spoil(() => read(buyer, orderId));
    const second = await read(buyer, orderId);
    const order = await expectOneOrder(buyer);
    expect(Number(first.body.code)).not.toBe(200);
    expect([undefined, order?.state]).toContain(first.body.state);
    if (first.status !== 200) expectDoubt(first);
    expect(second.status).toBe(200);
    return [first, second];
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
    const claim = [first.status, claimOf(first.body)];
    if (first.status === 401) await prepare(buyer, orderId);
    const second = await make(buyer, orderId);
    const isDoubt = first.status !== 200 && !isFinal(first);
    if (!isDoubt) expect(claim).toEqual([second.status, claimOf(second.body)]);
    expect([second.status, second.body !== null]).toEqual([200, true]);
    await expectOneOrder(buyer);
    return [first, second];
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
  return [...(await validated()(buyer, spoil)), ...(await validated(cancel)(buyer, spoil))];
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
    if (isBack) {
      expect(['pending', 'confirmed']).toContain(first);
      expect(ends).toContain(second);
    } else expect(back).toMatch(/ 50[24] /);
    expect([last, (await expectOneOrder(buyer))?.state]).toEqual(['confirmed', 'confirmed']);
    return [back, second];
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
    // Earlier orders of the same person are paid meanwhile.
    (body) => (Array.isArray(body) ? body.map(({ orderId }) => orderId) : body),
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

const CALLS = Object.keys(METHODS_OF) as OrderCall[];
const CASES = FAULTS.flatMap((fault) => (['before', 'after'] as const).map((moment) => [fault, moment] as const));

describe.each(CALLS)('%s creates one order per intent, and claims nothing untrue', (orderCall) => {
  beforeAll(openShop);
  afterAll(closeShop);
  const third = CALLS.indexOf(orderCall) % 3;
  it.each(CASES.filter((_, index) => isWhole || index % 3 === third))('%s, %s the write', async (fault, moment) => {
    const spoil: Spoil = async (run) => {
      if (fault === 'time-out') shop.setTimeout(HASTY);
      proxy.inject({ path: orderCall, fault, when: moment });
      try {
        return await run();
      } finally {
        shop.setTimeout(PATIENT);
        proxy.clear();
      }
    };
    for (const payment of METHODS_OF[orderCall]) {
      const responses = await SCENARIOS[orderCall](newBuyer(payment), spoil);
      expect(JSON.stringify(responses), payment).not.toContain(TOLVAN);
    }
  });
});
