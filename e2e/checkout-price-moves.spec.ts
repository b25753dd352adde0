import type { APIRequestContext, Page } from 'playwright/test';
import { control, storedOrders } from './support/control';
import { BUYER, expectThanks, press, putInCart } from './support/purchase';
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

test('while the form is filled in, and while the order is being sent: both totals are shown, and nothing is ordered without consent to the new one', async ({
  page,
  request,
}) => {
  const order = page.getByRole('button', { name: 'Beställ och betala till nytt pris' });
  await page.clock.install();
  await putInCart(page);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: 'Swish' }).check();
  await page.getByRole('textbox', { name: 'E-post' }).fill(BUYER.email);
  const before = await backendPrice();
  await move(request);
  const after = await backendPrice();
  // An open page polls our own server every half minute.
  await page.clock.runFor(33_000);
  await expect(notice(page)).toContainText(kronor(before + SHIPPING));
  await expect(notice(page)).toContainText(kronor(after + SHIPPING));
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(BUYER.email);
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(BUYER.phone);
  await page.getByRole('textbox', { name: 'Personnummer' }).fill(BUYER.personalNumber);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await expect(notice(page)).toContainText(kronor(before + SHIPPING));
  expect(await storedOrders()).toHaveLength(0);

  // The page has checked its prices; they change before the order arrives.
  await page.route(
    '**/api/commerce/create-order',
    async (route) => {
      await move(request);
      await route.continue();
    },
    { times: 1 },
  );
  await press(order);
  await expect(notice(page)).toContainText('Inget har beställts');
  expect(await storedOrders()).toEqual([]);
  const last = await backendPrice();
  expect(last).toBeGreaterThan(after);
  await expect(notice(page)).toContainText(kronor(after + SHIPPING));
  await expect(notice(page)).toContainText(kronor(last + SHIPPING));
  await press(order);
  await expectThanks(page);
  const orders = await storedOrders();
  expect(orders.map(({ lines }) => lines.map(({ unitPrice, vat }) => unitPrice + vat))).toEqual([[last]]);
  // The last page shows the total that the customer agreed to.
  expect(await page.getByRole('main').textContent()).toContain(kronor(orders[0]?.orderTotal ?? 0));
});
