import type { BrowserContext, Page } from 'playwright/test';
import { control } from './support/control';
import { expectOneOrder } from './support/one-order';
import {
  BAR,
  BUYER,
  cartPanel,
  expectThanks,
  fillCheckout,
  fillForm,
  openSwish,
  orderAndPay,
  placeOrder,
  reviewOrder,
  waitAndDecideInSwish,
} from './support/purchase';
import { expect, test } from './support/test';

test('double click', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await page.getByRole('button', { name: 'Beställ och betala' }).dblclick();
  await expectThanks(page);
  await expectOneOrder();
});

test('reload while the order is being sent', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await control('faults', { match: 'create-order', delayMs: 3_000, times: 1 });
  const sent = page.waitForRequest('**/create-order');
  await placeOrder(page);
  await sent;
  await page.reload();
  await expectThanks(page);
  await expectOneOrder();
});

test('back, and forward again, while Swish waits', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await placeOrder(page);
  await expect(openSwish(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expectThanks(page);
  await expectOneOrder();
});

/** Simulates a sleeping tab, which receives no storage events. */
async function sleep(tab: Page): Promise<void> {
  await tab.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
}

/** A second tab of the same customer, at the same step of the checkout. */
async function otherTab(context: BrowserContext, { sleeps }: { sleeps: boolean }): Promise<Page> {
  const other = await context.newPage();
  if (sleeps) await sleep(other);
  await other.goto('/checkout');
  await fillForm(other, 'Swish');
  return other;
}

const LOST = 'Vi vet inte om beställningen kom fram';

test.describe('two tabs in the checkout', () => {
  test('the first orders: the second shows it automatically', async ({ page, context }) => {
    await reviewOrder(page, 'Swish');
    const other = await otherTab(context, { sleeps: false });
    await orderAndPay(page);
    await expectThanks(other);
    await expectOneOrder();
  });

  test('both order at once', async ({ page, context }) => {
    // Otherwise one tab would receive the other's order before its own press, and hide its button.
    await sleep(page);
    await reviewOrder(page, 'Swish');
    const other = await otherTab(context, { sleeps: true });
    // A mouse click waits until a background tab renders, so the two would not be simultaneous.
    const press = (tab: Page) => tab.getByRole('button', { name: 'Beställ och betala' }).dispatchEvent('click');
    await Promise.all([press(page), press(other)]);
    await expectThanks(page);
    await expectThanks(other);
    await expectOneOrder();
  });

  test('"Försök igen" after a lost response, when the first has ordered meanwhile', async ({ page, context }) => {
    await reviewOrder(page, 'Swish');
    const other = await otherTab(context, { sleeps: true });
    await other.route('**/api/commerce/create-order', (route) => route.abort('connectionreset'), { times: 1 });
    await placeOrder(other);
    await expect(other.getByRole('heading', { name: LOST })).toBeVisible();
    // The first tab has received the doubtful attempt, and settles it.
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expectThanks(page);
    await other.getByRole('button', { name: 'Försök igen' }).click();
    await expectThanks(other);
    await page.reload();
    await expectThanks(page);
    await expectOneOrder();
  });

  test('"Försök igen" after a refused payment, when the first has paid meanwhile', async ({ page, context }) => {
    const refused = { ...BUYER, phone: '0700000010' };
    await reviewOrder(page, 'Swish', refused);
    await placeOrder(page);
    await waitAndDecideInSwish(page);
    await expect(page.getByRole('heading', { name: 'Banken nekade betalningen' })).toBeVisible();
    const other = await context.newPage();
    await sleep(other);
    await other.goto('/checkout');
    await expect(other.getByRole('heading', { name: 'Banken nekade betalningen' })).toBeVisible();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('button', { name: 'Ändra uppgifter' }).click();
    await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(BUYER.phone);
    await page.getByRole('button', { name: 'Granska beställningen' }).click();
    await orderAndPay(page);
    await other.getByRole('button', { name: 'Försök igen' }).click();
    await expectThanks(other);
    await page.reload();
    await expectThanks(page);
    await expectOneOrder();
  });
});

/** Leaves the payment for the shop and returns to the checkout: opening the cart clears the checkout. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/kopa-guld');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(page)).toContainText(BAR.name);
}

test.describe('an abandoned payment after opening the cart', () => {
  test('ordering again updates the existing order', async ({ page }) => {
    await reviewOrder(page, 'Swish', { ...BUYER, phone: '0700000014' });
    await placeOrder(page);
    await expect(openSwish(page)).toBeVisible();
    await leaveAndReturn(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guldkajen-checkout'))).not.toContain(BUYER.email);
    await fillCheckout(page, 'Swish');
    await orderAndPay(page);
    await expectOneOrder();
  });

  test('is found by its intent when its response was lost too', async ({ page }) => {
    await reviewOrder(page, 'Swish', { ...BUYER, phone: '0700000014' });
    await page.route('**/api/commerce/create-order', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: LOST })).toBeVisible();
    await page.unroute('**/api/commerce/create-order');
    await leaveAndReturn(page);
    await page.getByRole('button', { name: 'Till kassan' }).click();
    await expect(page.getByText('Du har en påbörjad beställning.')).toBeVisible();
    await leaveAndReturn(page);
    await fillCheckout(page, 'Swish');
    await orderAndPay(page);
    await expectOneOrder();
  });
});

test('the cart is opened in another tab: the checkout restarts, says so, and creates its order', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(other)).toBeVisible();
  await expect(page.getByText(/^Kassan har börjat om, eftersom varukorgen har öppnats/)).toBeVisible();
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: 'Swish' }).check();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await orderAndPay(page);
  await expectOneOrder();
});

test('a finished order is cleared: the cart is empty, and opening it clears the checkout', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await orderAndPay(page);
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(page)).toContainText('Varukorgen är tom');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guldkajen-checkout'))).not.toContain('tolvan');
  await page.goto(BAR.path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guldkajen-cart'))).not.toContain('guldtacka');
});
