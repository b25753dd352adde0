import type { APIRequestContext, Page } from 'playwright/test';
import { control, storedOrders } from './support/control';
import { BUYER, decideInSwish, expectThanks, openSwish, placeOrder, putInCart, reviewOrder } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { announcePrices, backendPrice, kronor } from './support/world';

test.use(BUYS);

/** PostNord's price for one bar, in öre. */
const SHIPPING = 99_00;

/** Changes the prices and updates the storefront; the open page notices at its next request. */
async function move(request: APIRequestContext): Promise<void> {
  await control('tick', { gold: 1.05, silver: 1.05 });
  await announcePrices(request);
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Priset har ändrats' });

/** The order and the last page show the total that the customer agreed to. */
async function expectOneOrderAt(page: Page, price: number): Promise<void> {
  const orders = await storedOrders();
  expect(orders.map(({ lines }) => lines.map(({ unitPrice, vat }) => unitPrice + vat))).toEqual([[price]]);
  expect(await page.getByRole('main').textContent()).toContain(kronor(orders[0]?.orderTotal ?? 0));
}

test('while the form is filled in: both totals are shown, and the review requires consent to the new one', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await putInCart(page);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: 'Swish' }).check();
  await page.getByRole('textbox', { name: 'E-post' }).fill(BUYER.email);
  const before = kronor((await backendPrice()) + SHIPPING);
  await move(request);
  const after = await backendPrice();
  // An open page polls our own server every half minute.
  await page.clock.runFor(33_000);
  await expect(notice(page)).toContainText(before);
  await expect(notice(page)).toContainText(kronor(after + SHIPPING));
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(BUYER.email);
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(BUYER.phone);
  await page.getByRole('textbox', { name: 'Personnummer' }).fill(BUYER.personalNumber);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await expect(notice(page)).toContainText(before);
  expect(await storedOrders()).toHaveLength(0);
  await page.getByRole('button', { name: 'Beställ och betala till nytt pris' }).click();
  await expectThanks(page);
  await expectOneOrderAt(page, after);
});

test('while the order is being sent: nothing is ordered until the new total is confirmed', async ({
  page,
  request,
}) => {
  await reviewOrder(page, 'Swish');
  const before = await backendPrice();
  // The page has checked its prices; they change before the order arrives.
  await page.route(
    '**/api/commerce/create-order',
    async (route) => {
      await move(request);
      await route.continue();
    },
    { times: 1 },
  );
  await placeOrder(page);
  await expect(notice(page)).toContainText('Inget har beställts');
  expect(await storedOrders()).toEqual([]);
  const after = await backendPrice();
  expect(after).toBeGreaterThan(before);
  await expect(notice(page)).toContainText(kronor(before + SHIPPING));
  await expect(notice(page)).toContainText(kronor(after + SHIPPING));
  await page.getByRole('button', { name: 'Beställ och betala till nytt pris' }).click();
  await expectThanks(page);
  await expectOneOrderAt(page, after);
});

test('a new attempt after a failed payment, at a new price, is confirmed and keeps the order', async ({
  page,
  request,
}) => {
  await reviewOrder(page, 'Swish', { ...BUYER, phone: '0700000012' });
  await placeOrder(page);
  await expect(openSwish(page)).toBeVisible();
  await decideInSwish(page);
  const error = page.getByRole('alert').filter({ hasText: 'Felkod: AM21' });
  await expect(error).toBeVisible({ timeout: 20_000 });
  await error.getByRole('button', { name: 'Försök igen' }).click();
  await page.getByRole('button', { name: 'Ändra uppgifter' }).click();
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(BUYER.phone);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await move(request);
  await placeOrder(page);
  await page.getByRole('button', { name: 'Beställ och betala till nytt pris' }).click();
  await expectThanks(page);
  await expectOneOrderAt(page, await backendPrice());
});
