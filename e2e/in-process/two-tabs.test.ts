import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BUYER,
  type CheckoutPage,
  fillIn,
  openCheckoutPage,
  order,
  refresh,
  type Storage,
} from './support/checkout-page';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type Browser, openStorefront } from './support/storefront';

/*
 * Two tabs of one browser, which have entered the checkout separately with the same cart. The second one receives no events, like a
 * sleeping background tab.
 */

let backend: EmbeddedBackend;
let browser: Browser;
let first: CheckoutPage;
let second: CheckoutPage;
let storage: Storage;

beforeEach(async () => {
  backend = await startEmbeddedBackend();
  browser = (await openStorefront({ commerceUrl: backend.url, timeoutMs: 3_000 })).openBrowser();
  storage = new Map();
  first = await openCheckoutPage(browser, storage);
  await fillIn({ page: first, browser, backend }, 'swish');
  second = await openCheckoutPage(browser, storage);
  second.enter(false, crypto.randomUUID());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await backend.stop();
});

/** In this tab, `before` happens between the review and the press. */
async function pressAfterReview(page: CheckoutPage, before: () => Promise<void>): Promise<void> {
  const { total, shipping } = await fillIn({ page, browser, backend }, 'swish');
  await before();
  await page.placeOrder(BUYER, total, shipping);
}

const press = (page: CheckoutPage) => order({ page, browser, backend }, 'swish');

it('an order that waits for its payment is not created again: the second tab finds and continues it', async () => {
  await pressAfterReview(second, () => press(first));
  expect(await backend.orders()).toHaveLength(1);
  expect(second.checkout()).toMatchObject({ status: 'details', attempt: { orderId: 1 }, failure: null });
  await press(second);
  expect(second.checkout()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
  expect(await backend.orders()).toHaveLength(1);
});

it('items that have been ordered and paid are not ordered again', async () => {
  await pressAfterReview(second, async () => {
    await press(first);
    await backend.approveSwish(1);
    await refresh(first);
    expect(first.checkout().status).toBe('done');
  });
  expect(await backend.orders()).toHaveLength(1);
  expect(second.cart().data).toEqual([]);
});

it('a purchase of both tabs that one of them has paid is confirmed in the other', async () => {
  const third = await openCheckoutPage(browser, storage);
  await pressAfterReview(third, async () => {
    await press(second);
    await backend.approveSwish(1);
    await refresh(second);
  });
  expect(third.checkout()).toMatchObject({ status: 'done', order: { orderId: 1 } });
  expect(third.cart().data).toEqual([]);
  expect(await backend.orders()).toHaveLength(1);
});
