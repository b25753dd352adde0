import { beforeEach, expect, it } from 'vitest';
import { BUYER, type CheckoutPage, fillIn, openCheckoutPage, order, refresh } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, signInOnPage, TOLVAN } from './support/people';

/*
 * Two tabs of one browser, which have entered the checkout separately with the same cart. The second one receives no events, like a
 * sleeping background tab.
 */

const scene = checkoutScene();
let first: CheckoutPage;
let second: CheckoutPage;

beforeEach(async () => {
  first = scene.page;
  await fillIn(scene, 'swish');
  second = await openCheckoutPage(scene.browser, scene.storage);
  second.enter(false, crypto.randomUUID());
});

/** In this tab, `before` happens between the review and the press. */
async function pressAfterReview(page: CheckoutPage, before: () => Promise<void>): Promise<void> {
  const { total, shipping } = await fillIn({ ...scene, page }, 'swish');
  await before();
  await page.placeOrder(BUYER, total, shipping);
}

const press = (page: CheckoutPage) => order({ ...scene, page }, 'swish');
const orders = () => scene.backend.orders();

it('an order that waits for its payment is not created again: the second tab finds and continues it', async () => {
  await pressAfterReview(second, () => press(first));
  expect(await orders()).toHaveLength(1);
  expect(second.checkout()).toMatchObject({ status: 'details', attempt: { orderId: 1 }, failure: null });
  expect(second.message()).toMatch(/i en annan flik/);
  await press(second);
  expect(second.checkout()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
  expect(await orders()).toHaveLength(1);
});

it('nor when the second tab chooses its methods after that', async () => {
  await press(first);
  await press(second);
  expect(await orders()).toHaveLength(1);
  expect(second.checkout()).toMatchObject({ status: 'details', attempt: { orderId: 1 } });
  const reloaded = await openCheckoutPage(scene.browser, scene.storage);
  expect(reloaded.checkout()).toMatchObject({ attempt: { orderId: 1 } });
});

it('items that have been ordered and paid are not ordered again', async () => {
  await pressAfterReview(second, async () => {
    await press(first);
    await scene.backend.approveSwish(1);
    await refresh(first);
    expect(first.checkout().status).toBe('done');
  });
  expect(await orders()).toHaveLength(1);
  expect(second.cart().data).toEqual([]);
});

it('a purchase of both tabs that one of them has paid is confirmed in the other', async () => {
  const third = await openCheckoutPage(scene.browser, scene.storage);
  await pressAfterReview(third, async () => {
    await press(second);
    await scene.backend.approveSwish(1);
    await refresh(second);
  });
  expect(third.checkout()).toMatchObject({ status: 'done', order: { orderId: 1 } });
  expect(third.cart().data).toEqual([]);
  expect(third.message()).toMatch(/i en annan flik/);
  expect(await orders()).toHaveLength(1);
});

it('an attempt that never arrived, and is made again by another tab and paid, is confirmed by its own "Försök igen"', async () => {
  scene.proxy.inject({ path: 'create-order', fault: 'refused', when: 'before' });
  await press(second);
  const third = await openCheckoutPage(scene.browser, scene.storage);
  const tryAgain = async (page: CheckoutPage) => {
    const state = page.checkout();
    if (state.status !== 'doubt') throw new Error(state.status);
    if (!(await page.recoverOrder())) await page.placeOrder(BUYER, state.agreed.total, state.agreed.shipping);
  };
  await tryAgain(third);
  await scene.backend.approveSwish(1);
  await refresh(third);
  await tryAgain(second);
  if (second.checkout().status !== 'done') await refresh(second);
  for (const page of [second, third]) expect(page.checkout()).toMatchObject({ status: 'done', order: { orderId: 1 } });
  expect(await orders()).toHaveLength(1);
});

it('after a sign-in as somebody else in another tab, the press of this tab orders nothing', async () => {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  const { total, shipping } = await fillIn({ ...scene, page: second }, 'bank_transfer');
  await openCheckoutPage(scene.browser, scene.storage);
  await signInOnPage(scene.browser, scene.backend, MAJA);
  await second.placeOrder({ ...BUYER, ssn: null }, total, shipping);
  expect(await orders()).toEqual([]);
});

it('a tab in doubt about an order of another one shows the payment that the other waits for, with its clock', async () => {
  const stored = () => {
    const newValue = scene.storage.get('guldkajen-checkout');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'guldkajen-checkout', newValue }));
  };
  const third = await openCheckoutPage(scene.browser, scene.storage);
  await fillIn({ ...scene, page: second }, 'swish');
  await fillIn({ ...scene, page: third }, 'swish');
  const { requestReached, letGo } = scene.proxy.hold('create-order');
  const pressed = press(second);
  await requestReached;
  stored();
  expect(third.checkout().status).toBe('doubt');
  letGo();
  await pressed;
  stored();
  expect(second.checkout().status).toBe('paying');
  expect(third.checkout()).toEqual(second.checkout());
});

it('both pressing at once create one order', async () => {
  const placings = await Promise.all(
    [first, second].map(async (page) => ({ page, ...(await fillIn({ ...scene, page }, 'swish')) })),
  );
  await Promise.all(placings.map(({ page, total, shipping }) => page.placeOrder(BUYER, total, shipping)));
  expect(await orders()).toHaveLength(1);
});
