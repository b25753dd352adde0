import { control, storedOrders } from './support/control';
import { expectOneOrder } from './support/one-order';
import { BAR, expectThanks, placeOrder, reviewOrder } from './support/purchase';
import { expect, test } from './support/test';

/*
 * What the checkout shows about an open payment. Each of these once ended in a false statement or a lost cart; other cases are tested
 * in process (e2e/in-process).
 */
test('a Zimpler payment abandoned in the shop but approved at the bank is an order', async ({ page }) => {
  await reviewOrder(page, /Zimpler/);
  await placeOrder(page);
  const approve = page.getByRole('button', { name: 'Godkänn betalningen' });
  await expect(approve).toBeVisible();
  const bank = page.url();
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Jag avbröt betalningen' }).click();
  await expect(page.getByRole('heading', { name: 'Betalningen blev inte klar' })).toHaveCount(0);
  await page.goto(bank);
  await page.getByRole('radio').first().check();
  await approve.click();
  await expectThanks(page);
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'zimpler' }]);
});

test('a reload after a lost response does not show an empty form', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await control('faults', { match: 'create-order', after: true, drop: true, times: 3 });
  await placeOrder(page);
  const doubt = page.getByRole('heading', { name: 'Vi vet inte om beställningen kom fram' });
  await expect(doubt).toBeVisible();
  await page.reload();
  const waiting = page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' });
  await expect(doubt.or(waiting)).toBeVisible();
  expect(await storedOrders()).toHaveLength(1);
});

test('more pieces added in another tab while Swish waits stay in the cart', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(BAR.path);
  await reviewOrder(page, 'Swish');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' })).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg' }).first().click();
  await expect(other.getByRole('dialog', { name: 'Min varukorg' })).toContainText(BAR.name);
  await expectThanks(page);
  await expectOneOrder();
  await page.goto('/');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(page.getByRole('dialog', { name: 'Min varukorg' })).toContainText(BAR.name);
});
