import { control, storedOrders } from './support/control';
import { expectOneOrder } from './support/one-order';
import { expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

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

test('the answer is lost, and the next attempt is refused before it is sent on', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  let attempts = 0;
  await page.route('**/api/commerce/create-order', async (route) => {
    attempts += 1;
    if (attempts > 2) return route.continue();
    if (attempts === 2) return route.fulfill({ status: 429, json: { code: 429, message: 'TOO_MANY' } });
    await route.fetch();
    return route.abort('connectionreset');
  });
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Vi vet inte om beställningen kom fram' })).toBeVisible();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByText('Du har försökt många gånger')).toBeVisible();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await placeOrder(page);
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
