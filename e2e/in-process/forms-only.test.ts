import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { signOrder, TOLVAN } from './support/people';
import { call, draftOrder, placeOrder } from './support/purchase';
import { type Browser, openStorefront } from './support/storefront';

/* A backend that accepts forms but no JSON (spec.md section 7, the helper's form flag): the same purchase succeeds. */

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let browser: Browser;

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  proxy = await startFaultProxy(backend.url);
  proxy.refuseJson();
  browser = (await openStorefront({ commerceUrl: proxy.url })).openBrowser();
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

it('a bank transfer is ordered, signed and read with forms', async () => {
  const { status, body } = await placeOrder(
    browser,
    await draftOrder(browser, backend, { payment: 'bank_transfer', quantity: 2 }),
  );
  expect([status, body.code]).toEqual([200, 200]);
  expect(await signOrder(browser, backend, String(body.orderId), TOLVAN)).toMatchObject({ state: 'confirmed' });
  expect((await call(browser, 'fetch-order', { orderId: body.orderId })).body).toMatchObject({ state: 'confirmed' });
  expect(await backend.orders()).toMatchObject([{ state: 'confirmed', lines: [{ quantity: 2 }] }]);
});

it('JSON is tried once per path, and an order is created once', () => {
  const refused = proxy.calls('/commerz/').filter(({ status }) => status === 415);
  expect(new Set(refused.map(({ path }) => path)).size).toBe(refused.length);
  expect(refused.length).toBeGreaterThan(2);
  expect(proxy.calls('create-order').filter(({ status }) => status === 200)).toHaveLength(1);
});
