import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newIntent } from '../../../lib/checkout/intent';
import { ore } from '../../../lib/pricing/money';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { MAJA, signIn, signOrder, signOut, TOLVAN } from './people';
import { call, draftOrder, placeOrder } from './purchase';
import { type Browser, installFetch, openStorefront, type Storefront } from './storefront';

let backend: EmbeddedBackend;
let shop: Storefront;
let browser: Browser;

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  shop = await openStorefront({ commerceUrl: backend.url });
});
afterAll(() => backend.stop());
beforeEach(() => {
  browser = shop.openBrowser();
});

const latest = async () => (await backend.orders())[0];

describe('a purchase through the shop’s own API', () => {
  it('by Swish', async () => {
    const { status, body } = await placeOrder(browser, await draftOrder(browser, backend, { payment: 'swish' }));
    expect([status, body.code]).toEqual([200, 200]);
    const check = async () => (await call(browser, `get-swish-check-payment?orderId=${body.orderId}`)).body.code;
    expect(await check()).toBe(202);
    await backend.answerSwish(Number(body.orderId), 'approve');
    expect(await check()).toBe(200);
    expect(await latest()).toMatchObject({ orderId: Number(body.orderId), paymentState: 'paid' });
  });

  it('by Zimpler', async () => {
    const { body } = await placeOrder(browser, await draftOrder(browser, backend, { payment: 'zimpler' }));
    const back = await backend.pages.payAtBank(String(body.redirectUrl), 'approve');
    expect(back).toBe(`http://localhost:3000/checkout?orderId=${body.orderId}`);
    const fetched = await call(browser, 'fetch-order', { orderId: body.orderId });
    expect(fetched.body).toMatchObject({ state: 'confirmed', paymentState: 'paid' });
  });

  it('by bank transfer, signed by BankID', async () => {
    const { body } = await placeOrder(browser, await draftOrder(browser, backend, { payment: 'bank_transfer' }));
    expect(await signOrder(browser, backend, String(body.orderId), TOLVAN)).toMatchObject({ state: 'confirmed' });
    expect(await latest()).toMatchObject({ orderId: Number(body.orderId), state: 'confirmed' });
  });

  it('by a customer who is signed in', async () => {
    expect(await signIn(browser, backend, MAJA)).toMatchObject({ state: 'done' });
    expect((await call(browser, 'get-customer')).body.firstName).toBe('Maja');
    await placeOrder(browser, await draftOrder(browser, backend, { payment: 'swish', ssn: null, phone: '0701740605' }));
    expect(await latest()).toMatchObject({ signedIn: true });
    await signOut(browser);
    expect((await call(browser, 'get-customer')).body).toBeNull();
  });
});

it('keeps the cookies of every browser apart', async () => {
  await signIn(browser, backend, MAJA);
  expect((await call(shop.openBrowser(), 'get-customer')).body).toBeNull();
  browser.clearCookies();
  expect((await call(browser, 'get-customer')).body).toBeNull();
});

it('loses an answer with its cookies, after the shop has done its work', async () => {
  const body = await draftOrder(browser, backend, { payment: 'zimpler' });
  const before = (await backend.orders()).length;
  browser.loseAnswer('create-order');
  await expect(placeOrder(browser, body)).rejects.toThrow('Failed to fetch');
  expect((await backend.orders()).length).toBe(before + 1);
  expect(browser.cookies.size).toBe(0);
});

it('gives up on an answer when the browser does, while the shop goes on', async () => {
  const before = (await backend.orders()).length;
  const body = await draftOrder(browser, backend, { payment: 'zimpler' });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newIntent() },
    body: JSON.stringify(body),
    signal: AbortSignal.abort(),
  };
  await expect(browser.fetch('/api/commerce/create-order', init)).rejects.toThrow('abort');
  await expect.poll(async () => (await backend.orders()).length).toBe(before + 1);
});

it('refuses a call from another site as the shop does', async () => {
  const headers = { 'Content-Type': 'application/json', origin: 'https://elak.example' };
  const response = await browser.fetch('/api/commerce/fetch-order', { method: 'POST', headers, body: '{"orderId":1}' });
  expect(response.status).toBe(403);
});

it('has the shop know its own prices when a test says so', async () => {
  const body = await draftOrder(browser, backend, { payment: 'swish', phone: '0701234568' });
  const byVariant = new Map([[String(body.productVariants['0'].id), ore(body.agreed.prices['0'] + 100)]]);
  const dear = await openStorefront({
    commerceUrl: backend.url,
    prices: async () => ({ changed: '2026-03-02T10:05:00Z', byVariant }),
  });
  expect(await placeOrder(dear.openBrowser(), body)).toMatchObject({ status: 409, body: { message: 'PRICES' } });
});

it('can be two shops at once, each with its backend', async () => {
  const other = await startEmbeddedBackend({ seed: 2 });
  const second = (await openStorefront({ commerceUrl: other.url })).openBrowser();
  await placeOrder(second, await draftOrder(second, other, { payment: 'zimpler' }));
  const before = (await backend.orders()).length;
  await placeOrder(browser, await draftOrder(browser, backend, { payment: 'zimpler' }));
  expect([(await other.orders()).length, (await backend.orders()).length]).toEqual([1, before + 1]);
  await other.stop();
});

it('stands in for the fetch of the code under test', async () => {
  const undo = installFetch(browser);
  try {
    const { fetchPaymentMethods } = await import('../../../lib/shop-api/client/browser');
    expect((await fetchPaymentMethods()).map(({ code }) => code)).toContain('swish');
    expect((await fetch(`${backend.url}/__control/orders`)).status).toBe(200);
  } finally {
    undo();
  }
});

it('sets the backend’s clock and its prices', async () => {
  const price = async () =>
    Number((await call(shop.openBrowser(), `product-variants/${backend.variantCode}`)).body.price);
  const before = await price();
  await backend.setClock(new Date('2026-03-02T10:07:00Z'));
  await backend.changePrices(1.5);
  await expect.poll(price).toBeGreaterThan(before * 1.3);
});
