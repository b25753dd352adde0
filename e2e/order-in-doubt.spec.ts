import { storedOrders } from './support/control';
import { expectOneOrder } from './support/one-order';
import { expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

test('the response is lost after the order was written', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  // The backend handles the order; the browser's connection breaks before the response arrives.
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
