import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceList } from '@/lib/server/api/orders/agreed';
import type { PaymentMethodName } from '../support/stored-order';
import {
  BUYER,
  type CheckoutPage,
  fillIn,
  openCheckoutPage,
  order,
  refresh,
  waitingOrder,
} from './support/checkout-page';
import { checkoutScene, PATIENT } from './support/checkout-scene';
import type { Fault } from './support/fault-proxy';
import { MAJA, signIn, signOrder } from './support/people';

/*
 * The checkout's service, from the button to the confirmation, with a real backend and the shop's own API, without its components: the
 * customer's state at each moment, and the number of orders and payments at the end.
 */

const METHODS = ['swish', 'zimpler', 'bank_transfer'] as const;

/** Null: the shop's server knows no prices. */
let prices: PriceList | null = null;
const scene = checkoutScene({ prices: async () => prices });
let page: CheckoutPage;

beforeEach(() => {
  prices = null;
  page = scene.page;
});

const reload = async () => {
  page = await openCheckoutPage(scene.browser, scene.storage);
};
const press = async (payment: PaymentMethodName, contact = BUYER) => {
  const state = page.checkout();
  // "Försök igen": the same details again.
  if (state.status === 'doubt') return page.placeOrder(contact, state.agreed.total, state.agreed.shipping);
  await order({ ...scene, page }, payment, contact);
};
const status = () => page.checkout().status;

async function finish(payment: PaymentMethodName): Promise<void> {
  const state = page.checkout();
  if (payment === 'swish') await scene.backend.approveSwish(waitingOrder(page));
  else if (payment === 'bank_transfer')
    expect((await signOrder(scene.browser, scene.backend, waitingOrder(page))).state).toBe('confirmed');
  else if (state.status === 'paying' && state.progress.kind === 'redirecting')
    await scene.backend.pages.payAtBank(state.progress.redirectUrl, 'approve');
  else throw new Error(`no bank in ${state.status}`);
  await refresh(page);
}

async function expectOneOrder(payment: PaymentMethodName): Promise<void> {
  const orders = await scene.backend.orders();
  expect(orders.map(({ state, paymentMethod }) => [state, paymentMethod])).toEqual([['confirmed', payment]]);
}

describe('placing an order', () => {
  it.each(METHODS)('a purchase by %s ends with its order and an empty cart', async (payment) => {
    await press(payment);
    expect(status()).toBe('paying');
    await finish(payment);
    expect(status()).toBe('done');
    expect(page.cart().data).toEqual([]);
    await expectOneOrder(payment);
  });

  it.each(['swish', 'zimpler'] as const)('a customer who is signed in buys by %s', async (payment) => {
    await signIn(scene.browser, scene.backend, MAJA);
    await press(payment, { ...BUYER, ssn: null, phone: '0701740605' });
    await finish(payment);
    expect(status()).toBe('done');
    expect(await scene.backend.orders()).toMatchObject([{ signedIn: true }]);
  });
});

it('a backend that accepts forms but no JSON (spec.md section 7, the helper’s form flag): the same purchase succeeds', async () => {
  scene.proxy.refuseJson();
  await press('bank_transfer');
  await finish('bank_transfer');
  expect(status()).toBe('done');
  await expectOneOrder('bank_transfer');
  // JSON is tried once per path, and an order is created once.
  const refused = scene.proxy.calls('/commerz/').filter((call) => call.status === 415);
  expect(new Set(refused.map(({ path }) => path)).size).toBe(refused.length);
  expect(refused.length).toBeGreaterThan(2);
  expect(scene.proxy.calls('create-order').filter((call) => call.status === 200)).toHaveLength(1);
});

it('a transfer that is paid before it is signed still waits for the signature', async () => {
  await press('bank_transfer');
  scene.backend.changeOrder(waitingOrder(page), { paymentState: 'paid' });
  await refresh(page);
  expect(status()).toBe('paying');
  await finish('bank_transfer');
  expect(status()).toBe('done');
});

/** Gives up soon where no response will come. */
async function spoiled(fault: Fault, run: () => Promise<unknown>): Promise<void> {
  if (fault === 'time-out') scene.shop.setTimeout(300);
  await run();
  scene.shop.setTimeout(PATIENT);
}

describe('create-order is written, but its response is unusable', () => {
  it('and the next attempt is refused: the first order is neither forgotten nor made again', async () => {
    scene.proxy.inject({ path: 'create-order', fault: 'reset', when: 'after' });
    await press('swish');
    page.dispatch({ type: 'details-reopened' });
    const variantId = await scene.backend.variantId(scene.backend.variantCode);
    await scene.backend.control('stock', { variantId, stock: 0, onHand: false, error: 1 });
    await press('swish', { ...BUYER, email: 'annan@example.com' });
    expect(page.checkout()).toMatchObject({ status: 'details', attempt: { inDoubt: true } });
    await scene.backend.control('stock', { variantId, stock: 20, onHand: true, error: 0 });
    page.dispatch({ type: 'failure-read' });
    await press('swish');
    await finish('swish');
    await expectOneOrder('swish');
  });

  it('only the browser lost it: a request to our server is enough', async () => {
    scene.browser.loseResponse('create-order');
    await press('swish');
    await reload();
    expect(status()).toBe('doubt');
    expect(await page.recoverOrder()).toBe(true);
    expect(status()).toBe('paying');
    await finish('swish');
    await expectOneOrder('swish');
  });
});

describe('an order that was paid while the customer was away', () => {
  it.each(['500-json', '429-json', 'time-out', 'empty-200', '200-html'] as const)(
    'is still found after a fetch-order response of %s: no second order',
    async (fault) => {
      await press('swish');
      await scene.backend.approveSwish(waitingOrder(page));
      const items = page.cart().data;
      page.dispatch({ type: 'cart-opened' });
      page.enter(false, crypto.randomUUID());
      scene.proxy.inject({ path: 'fetch-order', fault, when: 'before', times: 2 });
      const state = page.checkout();
      if (state.status !== 'details') throw new Error(state.status);
      await spoiled(fault, () => page.meetEarlierOrder(state.attempt));
      expect(page.checkout()).toMatchObject({ status: 'details', attempt: state.attempt });
      page.cart().replace(items);
      await press('swish');
      if (status() !== 'done') await refresh(page);
      expect(status()).toBe('done');
      await expectOneOrder('swish');
    },
  );
});

describe('a price that nobody agreed to', () => {
  it('changes while the order is being sent: nothing is ordered, and the customer sees the new total', async () => {
    const { total, shipping } = await fillIn({ ...scene, page }, 'swish');
    // After the page has read the price, before the backend reads the order.
    const { requestReached, letGo } = scene.proxy.hold('create-order');
    const placing = page.placeOrder(BUYER, total, shipping);
    await requestReached;
    await scene.backend.changePrices(1.02);
    letGo();
    await placing;
    expect(page.checkout()).toMatchObject({ status: 'details', failure: null });
    expect(await scene.backend.orders()).toEqual([]);
    expect(page.cart().data[0]?.price).toBeGreaterThan(total - shipping);
  });
});

describe('a price change while an order is being paid', () => {
  it.each(METHODS)('leaves an order by %s at the agreed price', async (payment) => {
    const { total } = await fillIn({ ...scene, page }, payment);
    await press(payment);
    await scene.backend.changePrices(1.05);
    await finish(payment);
    expect(page.checkout()).toMatchObject({ status: 'done', order: { orderTotal: total } });
    expect(await scene.backend.orders()).toMatchObject([{ orderTotal: total }]);
  });
});

describe('errors of Zimpler (contract.md C1)', () => {
  it.each([
    ['0700000403', { status: 'details', failure: { way: 'zimpler', code: '403' } }],
    ['0700000409', { status: 'paying', failure: { way: 'zimpler', code: 'ZIMPLER' } }],
    ['0700000500', { status: 'doubt' }],
  ])('%s, and the next attempt is the same purchase', async (phone, expected) => {
    await press('zimpler', { ...BUYER, phone });
    expect(page.checkout()).toMatchObject(expected);
    const { status: before } = page.checkout();
    page.dispatch({ type: before === 'details' ? 'failure-read' : 'details-reopened' });
    await press('zimpler');
    await finish('zimpler');
    await expectOneOrder('zimpler');
  });
});

it('details of another person never change the order: a new one is created once the first can no longer be paid', async () => {
  await press('swish', { ...BUYER, phone: '0700000004' });
  page.dispatch({ type: 'failure-read' });
  await press('swish', { ...BUYER, ssn: MAJA, phone: '0701740605' });
  expect(status()).toBe('paying');
  const orders = await scene.backend.orders();
  expect(orders.map(({ paymentState }) => paymentState).sort()).toEqual(['awaiting', 'failed']);
});

describe('the text when nothing was sent', () => {
  it('an item on request: it is said that it cannot be ordered, not to wait', async () => {
    const { total, shipping } = await fillIn({ ...scene, page }, 'swish');
    const variantId = String(await scene.backend.variantId(scene.backend.variantCode));
    prices = { changed: new Date().toISOString(), byVariant: new Map([[variantId, null]]) };
    await page.placeOrder(BUYER, total, shipping);
    expect(page.checkout()).toMatchObject({ status: 'details', failure: { code: 'NO_PRICE' } });
    expect(page.message()).toBeNull();
    expect(await scene.backend.orders()).toEqual([]);
  });
});
