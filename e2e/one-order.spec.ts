import { control, storedOrders } from './support/control';
import { BAR, expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { backendPrice, freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

/** Whatever was done to get here: one order, paid once, with the right line and sum. */
async function expectOneOrder(): Promise<void> {
  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order?.lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
    ['guldtacka-10g-valcambi', 1],
  ]);
  expect(order?.itemsTotal).toBe(await backendPrice());
  expect(order?.orderTotal).toBe((order?.itemsTotal ?? 0) + (order?.shippingTotal ?? 0));
  expect(order?.payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
}

test('double click', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await page.getByRole('button', { name: 'Beställ och betala' }).dblclick();
  await expectThanks(page);
  await expectOneOrder();
});

test('Enter twice', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await page.getByRole('button', { name: 'Beställ och betala' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectThanks(page);
  await expectOneOrder();
});

test('reload while the order is on its way', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await control('faults', { match: 'create-order', delayMs: 3_000, times: 1 });
  const sent = page.waitForRequest('**/create-order');
  await placeOrder(page);
  await sent;
  await page.reload();
  await expectThanks(page);
  await expectOneOrder();
});

test('back, and forward again, while Swish waits', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expectThanks(page);
  await expectOneOrder();
});

test('two tabs', async ({ page, context }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  const other = await context.newPage();
  await other.goto('/checkout');
  await other.getByRole('radio', { name: /PostNord/ }).check();
  await other.getByRole('radio', { name: 'Swish' }).check();
  await other.getByRole('textbox', { name: 'E-post' }).fill('tolvan@post.test');
  await other.getByRole('textbox', { name: 'Mobilnummer' }).fill('0701234567');
  await other.getByRole('textbox', { name: 'Personnummer' }).fill('191212121212');
  await other.getByRole('button', { name: 'Granska beställningen' }).click();
  await placeOrder(page);
  const late = other.getByRole('button', { name: 'Beställ och betala' });
  if (await late.isVisible()) await late.click({ timeout: 2_000 }).catch(() => {});
  await expectThanks(page);
  await expectOneOrder();
});

test('the answer is lost after the order was written', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  // The backend has done its work; the connection to the browser breaks before the answer is through.
  await page.route('**/api/commerce/create-order', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Vi vet inte om beställningen kom fram' })).toBeVisible();
  expect(await storedOrders()).toHaveLength(1);
  await page.unroute('**/api/commerce/create-order');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expectThanks(page);
  await expectOneOrder();
});

test('the backend drops the connection', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await control('faults', { match: 'create-order', drop: true, times: 1 });
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Vi vet inte om beställningen kom fram' })).toBeVisible();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expectThanks(page);
  await expectOneOrder();
});

test('a finished order does not linger: the cart is empty, and opening it clears the checkout', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expectThanks(page);
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(page.getByRole('dialog', { name: 'Min varukorg' })).toContainText('Varukorgen är tom');
  expect(await page.evaluate(() => localStorage.getItem('guldkajen-checkout'))).not.toContain('tolvan');
  await page.goto(BAR.path);
  expect(await page.evaluate(() => localStorage.getItem('guldkajen-cart'))).not.toContain('guldtacka');
});
