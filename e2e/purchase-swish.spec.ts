import { control, storedOrders } from './support/control';
import { BAR, BUYER, expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { freshWorld, kronor } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

test('a visitor buys a gold bar with Swish: one paid order, exact to the öre, which survives a power failure', async ({
  page,
  shop,
}) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' })).toBeVisible();
  await expectThanks(page);
  await expect(page.getByRole('main')).toContainText(BAR.name);

  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order).toMatchObject({ paymentMethod: 'swish', state: 'confirmed', email: BUYER.email, phone: '0701234567' });
  expect(order?.payments.map(({ state }) => state)).toEqual(['paid']);
  expect(order?.lines).toHaveLength(1);
  const [line] = order?.lines ?? [];
  expect(line).toMatchObject({ productCode: 'guldtacka-10g-valcambi', quantity: 1, vat: 0 });
  expect(line?.total).toBe(line?.unitPrice);
  expect(order?.itemsTotal).toBe(line?.total);
  expect(order?.orderTotal).toBe((order?.itemsTotal ?? 0) + (order?.shippingTotal ?? 0));
  expect(await page.getByRole('main').textContent()).toContain(kronor(order?.orderTotal ?? 0));

  await shop.stop('SIGKILL');
  await shop.start();
  expect(await storedOrders()).toEqual(orders);
});

test('the waiting screen survives a reload, and there is still one order', async ({ page }) => {
  await control('faults', { match: 'get-swish-check-payment', delayMs: 2_000, times: 3 });
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' })).toBeVisible();
  await page.reload();
  await expectThanks(page);
  expect(await storedOrders()).toHaveLength(1);
});

test('a price change before the order is shown, and the customer pays the price they confirmed', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await control('tick', { gold: 1.05, silver: 1 });
  await placeOrder(page);
  await expect(page.getByText('Priset har ändrats')).toBeVisible({ timeout: 20_000 });
  expect(await storedOrders()).toHaveLength(0);
  await page.getByRole('button', { name: 'Beställ och betala till nytt pris' }).click();
  await expectThanks(page);
  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  expect(await page.getByRole('main').textContent()).toContain(kronor(orders[0]?.orderTotal ?? 0));
});
