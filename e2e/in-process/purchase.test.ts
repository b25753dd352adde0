import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMethodName, TestBackend } from './support/backend';
import { startEmbeddedBackend } from './support/embedded-backend';
import { MAJA, signIn, signOrder, TOLVAN } from './support/people';
import { call, draftOrder, placeOrder } from './support/purchase';
import { type Browser, openStorefront } from './support/storefront';

let backend: TestBackend;
let browser: Browser;

async function open(): Promise<void> {
  backend = await startEmbeddedBackend();
  browser = (await openStorefront({ commerceUrl: backend.url })).openBrowser();
}
afterEach(() => backend.stop());

/** Orders in this browser and has the order paid or signed; resolves with its state in the backend. */
async function buy(payment: PaymentMethodName, draft: { ssn?: null; phone?: string; variantCode?: string } = {}) {
  const { body } = await placeOrder(browser, await draftOrder(browser, backend, { payment, ...draft }));
  const orderId = body.orderId as unknown as string | number;
  if (payment === 'swish') {
    await backend.answerSwish(Number(orderId), 'approve');
    expect((await call(browser, `get-swish-check-payment?orderId=${orderId}`)).body.code).toBe(200);
  } else if (payment === 'zimpler') {
    await backend.pages.payAtBank(String(body.redirectUrl), 'approve');
  } else if (draft.ssn !== null) {
    expect(await signOrder(browser, backend, orderId, TOLVAN)).toMatchObject({ state: 'confirmed' });
  }
  const fetched = (await call(browser, 'fetch-order', { orderId })).body;
  const orders = await backend.orders();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.orderTotal).toBe(fetched.orderTotal);
  expect(fetched.state).toBe(orders[0]?.state);
  return [orders[0]?.state, orders[0]?.paymentState];
}

const METHODS = [
  ['swish', 'paid'],
  ['zimpler', 'paid'],
  ['bank_transfer', 'awaiting'],
] as const;

describe('on the embedded backend', () => {
  beforeEach(open);
  it.each(METHODS)('a purchase by %s', async (payment, paid) => {
    expect(await buy(payment)).toEqual(['confirmed', paid]);
  });
  it.each(METHODS)('a purchase by %s, signed in', async (payment, paid) => {
    await signIn(browser, backend, MAJA);
    expect(await buy(payment, { ssn: null, phone: '0701740605' })).toEqual(['confirmed', paid]);
  });
});
