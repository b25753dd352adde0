import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUYER, type CheckoutPage, fillIn, openCheckoutPage } from './support/checkout-page';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { MAJA, signIn, signInOnPage, TOLVAN } from './support/people';
import { type Browser, openStorefront } from './support/storefront';

/* A customer's session ends while their order is open: it can still be paid, so another order would be a second one. */

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let browser: Browser;
let page: CheckoutPage;

beforeEach(async () => {
  backend = await startEmbeddedBackend();
  proxy = await startFaultProxy(backend.url);
  browser = (await openStorefront({ commerceUrl: proxy.url, timeoutMs: 3_000 })).openBrowser();
  page = await openCheckoutPage(browser, new Map());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await proxy.stop();
  await backend.stop();
});

/** Signs in, and does what the waiting page does. */
async function arriveAs(personalNumber: string): Promise<void> {
  const { customerId } = await signInOnPage(browser, backend, personalNumber);
  const { changeCustomer } = await import('../../stores/order-flow');
  changeCustomer(customerId);
}

/** The session's cookie has expired; the page forgets the customer at the next response. */
async function loseSession(): Promise<void> {
  browser.cookies.delete('guldkajen-session');
  const { useAuth } = await import('../../stores/auth-store');
  useAuth.getState().reset();
}

async function press(ssn: string | null, phone = BUYER.phone): Promise<void> {
  const { total, shipping } = await fillIn(page, browser, backend, 'swish');
  await page.placeOrder({ ...BUYER, ssn, phone }, total, shipping);
}

/** An open order of TOLVAN's, the details entered again, and nobody signed in. */
async function leaveOpenOrder() {
  await arriveAs(TOLVAN);
  await press(null);
  page.dispatch({ type: 'details-reopened' });
  await loseSession();
  const { attempt } = page.checkout() as { attempt: { orderId: number; intent: string } };
  return attempt;
}

it('nothing is ordered with a personal number: the customer signs in again and continues the same order', async () => {
  const attempt = await leaveOpenOrder();
  await press(TOLVAN);
  expect(page.checkout()).toMatchObject({ status: 'details', attempt, failure: { code: 'HIDDEN_ORDER' } });
  expect(await backend.orders()).toHaveLength(1);
  await arriveAs(TOLVAN);
  await press(null);
  await backend.decideSwish(attempt.orderId, 'approve');
  await page.settleOrder(await page.fetchOrderStatus(attempt.orderId));
  expect(page.checkout().status).toBe('done');
  expect(await backend.orders()).toHaveLength(1);
});

it('nor while it is unknown who is signed in: the order stays its owner’s', async () => {
  const attempt = await leaveOpenOrder();
  browser.loseResponse('get-customer');
  await press(TOLVAN);
  page.dispatch({ type: 'failure-read' });
  await press(TOLVAN);
  expect(page.checkout()).toMatchObject({ attempt, failure: { code: 'HIDDEN_ORDER' } });
  expect(await backend.orders()).toHaveLength(1);
});

it('another customer, signed in in another tab, must explicitly start their own order', async () => {
  const { orderId, intent } = await leaveOpenOrder();
  await signIn(browser, backend, MAJA);
  await press(null, '0701740605');
  expect(page.checkout()).toMatchObject({ attempt: { orderId }, failure: { code: 'HIDDEN_ORDER' } });
  expect(await backend.orders()).toHaveLength(1);
  page.dispatch({ type: 'started-over', intent, nextIntent: crypto.randomUUID() });
  await press(null, '0701740605');
  expect(page.checkout()).toMatchObject({ status: 'paying' });
  expect(page.checkout()).not.toMatchObject({ attempt: { orderId } });
  expect(await backend.orders()).toHaveLength(2);
});
