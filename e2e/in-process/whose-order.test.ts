import { afterEach, beforeEach, expect, it } from 'vitest';
import { newIntent } from '../../lib/browser/new-intent';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { MAJA, signIn, signOut, TOLVAN } from './support/people';
import { call, draftOrder, placeOrder } from './support/purchase';
import { type Browser, openStorefront, type Storefront } from './support/storefront';

/* Orders are numbered consecutively: a number alone must give no access (contract.md A5). */

let backend: EmbeddedBackend;
let shop: Storefront;

beforeEach(async () => {
  backend = await startEmbeddedBackend();
  shop = await openStorefront({ commerceUrl: backend.url, timeoutMs: 5_000 });
});
afterEach(() => backend.stop());

async function orderBy(browser: Browser, payment: 'swish' | 'bank_transfer', ssn: string | null = TOLVAN) {
  const { body } = await placeOrder(browser, await draftOrder(browser, backend, { payment, ssn }));
  return body.orderId as unknown as number;
}
const stored = async () => (await backend.orders())[0];
const read = (browser: Browser, orderId: number) => call(browser, 'fetch-order', { orderId });

it('a signed-in stranger cannot take over an unsigned transfer', async () => {
  const orderId = await orderBy(shop.openBrowser(), 'bank_transfer');
  const before = await stored();
  const stranger = shop.openBrowser();
  await signIn(stranger, backend, MAJA);
  for (const ssn of [MAJA, TOLVAN]) {
    const draft = await draftOrder(stranger, backend, { payment: 'swish', ssn, phone: '0701740605' });
    const taken = await call(stranger, 'create-order', { ...draft, orderId }, { 'Idempotency-Key': newIntent() });
    expect(taken.status).toBe(403);
  }
  expect(await stored()).toEqual(before);
});

it('nor read a paid order by its number', async () => {
  const orderId = await orderBy(shop.openBrowser(), 'swish');
  await backend.approveSwish(orderId);
  const stranger = shop.openBrowser();
  await signIn(stranger, backend, MAJA);
  expect((await read(stranger, orderId)).status).not.toBe(200);
  expect((await call(stranger, `get-swish-check-payment?orderId=${orderId}`)).body.code).not.toBe(200);
});

it('the next person in this browser cannot read the last customer’s order', async () => {
  const browser = shop.openBrowser();
  await signIn(browser, backend, TOLVAN);
  const orderId = await orderBy(browser, 'swish', null);
  expect((await read(browser, orderId)).status).toBe(200);
  await signOut(browser);
  expect((await read(browser, orderId)).status).toBe(403);
  await signIn(browser, backend, MAJA);
  expect((await read(browser, orderId)).status).not.toBe(200);
});

it('nor can a customer who signs in after another person has bought signed out', async () => {
  const browser = shop.openBrowser();
  const orderId = await orderBy(browser, 'swish');
  expect((await read(browser, orderId)).status).toBe(200);
  await signIn(browser, backend, MAJA);
  expect((await read(browser, orderId)).status).not.toBe(200);
  const draft = await draftOrder(browser, backend, { payment: 'swish' });
  const taken = await call(browser, 'create-order', { ...draft, orderId }, { 'Idempotency-Key': newIntent() });
  expect(taken.status).toBe(403);
  expect(await backend.orders()).toHaveLength(1);
  await signOut(browser);
  expect((await read(browser, orderId)).status).not.toBe(200);
});

it.each([
  ['its buyer', TOLVAN],
  ['another customer', MAJA],
])('nor by its intent, which the browser keeps, once %s has signed in and out', async (_, person) => {
  const browser = shop.openBrowser();
  const intent = newIntent();
  const { body } = await placeOrder(browser, await draftOrder(browser, backend, { payment: 'swish' }), intent);
  const result = () => call(browser, 'order-answer', undefined, { 'Idempotency-Key': intent });
  expect((await result()).body).toMatchObject({ orderId: body.orderId });
  await signIn(browser, backend, person);
  await signOut(browser);
  expect((await result()).status).toBe(404);
  expect((await read(browser, Number(body.orderId))).status).toBe(403);
});

it('nor by the intent of an order whose response was lost, once somebody has signed in and out', async () => {
  const browser = shop.openBrowser();
  const intent = newIntent();
  const draft = await draftOrder(browser, backend, { payment: 'swish' });
  const result = () => call(browser, 'order-answer', undefined, { 'Idempotency-Key': intent });
  browser.loseResponse('create-order');
  await expect(placeOrder(browser, draft, intent)).rejects.toThrow(TypeError);
  browser.loseResponse('order-answer');
  await expect(result()).rejects.toThrow(TypeError);
  await signIn(browser, backend, MAJA);
  await signOut(browser);
  expect((await result()).status).toBe(404);
});

it("another customer's order and an unknown one get the same error", async () => {
  const orderId = await orderBy(shop.openBrowser(), 'swish');
  const stranger = shop.openBrowser();
  await signIn(stranger, backend, MAJA);
  const draft = await draftOrder(stranger, backend, { payment: 'swish', ssn: null });
  const refusals = (id: number) =>
    Promise.all([
      read(stranger, id),
      call(stranger, 'validate-order', { orderId: id }),
      call(stranger, `get-swish-check-payment?orderId=${id}`),
      call(stranger, 'create-order', { ...draft, orderId: id }, { 'Idempotency-Key': newIntent() }),
    ]);
  const theirs = await refusals(orderId);
  expect(theirs.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await refusals(987_654)).toEqual(theirs);
});

it('a buyer who signs in after ordering signed out continues their order, and nobody else can after that', async () => {
  const browser = shop.openBrowser();
  const orderId = await orderBy(browser, 'swish');
  await signIn(browser, backend, TOLVAN);
  expect((await read(browser, orderId)).body).toMatchObject({ orderId });
  const draft = await draftOrder(browser, backend, { payment: 'swish', ssn: null });
  const again = await call(browser, 'create-order', { ...draft, orderId }, { 'Idempotency-Key': newIntent() });
  expect(again.body).toMatchObject({ outcome: 'order', orderId });
  expect(await backend.orders()).toHaveLength(1);
  await signOut(browser);
  expect((await read(browser, orderId)).status).toBe(403);
});

it('a copied session reads nothing once its owner has signed out', async () => {
  const [owner, thief] = [shop.openBrowser(), shop.openBrowser()];
  await signIn(owner, backend, TOLVAN);
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  expect((await call(thief, 'get-customer')).body).toMatchObject({ firstName: expect.any(String) });
  await signOut(owner);
  expect((await call(thief, 'get-customer')).body).toBeNull();
});
