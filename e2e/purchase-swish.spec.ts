import { storedOrders } from './support/control';
import { BAR, BUYER, expectThanks, openSwish, placeOrder, reviewOrder } from './support/purchase';
import { expect, test } from './support/test';
import { kronor } from './support/world';

test('a visitor buys a gold bar with Swish: one paid order, exact to the öre, which survives a power failure', async ({
  page,
  shop,
}) => {
  await reviewOrder(page, 'Swish');
  await placeOrder(page);
  await expect(openSwish(page)).toBeVisible();
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
