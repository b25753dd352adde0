import { control, storedOrders } from './support/control';
import {
  BUYER,
  cartPanel,
  expectThanks,
  fillForm,
  openSwish,
  orderAndPay,
  placeOrder,
  reviewOrder,
} from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { backendPrice } from './support/world';

/* What only a browser can do to an order: other events are tested in process (e2e/in-process). */

test.use(BUYS);

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

test('while Swish waits: back and forward, staying after "Avbryt", and another payment method', async ({ page }) => {
  await reviewOrder(page, 'Swish', { ...BUYER, phone: '0700000014' });
  await placeOrder(page);
  await expect(openSwish(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(openSwish(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('070-*** 00 14');
  await expect(page.getByRole('link', { name: 'Öppna Swish' })).toBeHidden();
  await page
    .getByRole('button', { name: 'Avbryt' })
    .or(page.getByRole('link', { name: 'Avbryt' }))
    .click();
  await expect(page.getByRole('dialog')).toContainText('Swish');
  await page.getByRole('button', { name: 'Stanna i kassan' }).click();
  await page.getByRole('button', { name: 'Välj annat betalsätt' }).click();
  await expect(page.getByRole('group', { name: 'Betalsätt' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(BUYER.email);
  await fillForm(page, 'Swish');
  await orderAndPay(page);
  await expectOneOrder();
});

test('two tabs in the checkout: what one does with the cart or the order appears in the other', async ({
  page,
  context,
}) => {
  await reviewOrder(page, 'Swish');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(other)).toBeVisible();
  await expect(page.getByText(/^Kassan har börjat om, eftersom varukorgen har öppnats/)).toBeVisible();
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: 'Swish' }).check();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await expect(page.getByRole('heading', { name: 'Granska och beställ' })).toBeVisible();
  await other.goto('/checkout');
  await fillForm(other, 'Swish');
  await orderAndPay(page);
  await expectThanks(other);
  await expectOneOrder();
});
