import { control, storedOrders } from './support/control';
import { cartPanel, expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { announcePrices, backendPrice, freshWorld, kronor } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

test('prices that change while the order is being sent: old total, new total, one confirmation, one order', async ({
  page,
  request,
}) => {
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  const before = await backendPrice();
  // The page has checked its prices; they change before the order arrives.
  await page.route(
    '**/api/commerce/create-order',
    async (route) => {
      await control('tick', { gold: 1.02, silver: 1 });
      await announcePrices(request);
      await route.continue();
    },
    { times: 1 },
  );
  await placeOrder(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Priset har ändrats' });
  await expect(notice).toContainText('Inget har beställts');
  expect(await storedOrders()).toEqual([]);
  const after = await backendPrice();
  expect(after).toBeGreaterThan(before);
  const delivery = 9_900;
  await expect(notice).toContainText(kronor(before + delivery));
  await expect(notice).toContainText(kronor(after + delivery));

  await page.getByRole('button', { name: 'Beställ och betala till nytt pris' }).click();
  await expectThanks(page);
  const orders = await storedOrders();
  expect(orders.map(({ itemsTotal }) => itemsTotal)).toEqual([after]);
});

test('a correction between two price changes reaches the open page and its cart', async ({ page, request }) => {
  await page.clock.install();
  await putInCart(page);
  await page.keyboard.press('Escape');
  await control('tick', { gold: 1.03, silver: 1 });
  await announcePrices(request);
  const price = kronor(await backendPrice());
  // An open page polls our own server every half minute.
  await page.clock.runFor(33_000);
  await expect(page.getByRole('main')).toContainText(`${price}\u00a0SEK`);
  await page.getByRole('button', { name: 'Varukorg, 1 st' }).click();
  await expect(cartPanel(page)).toContainText(`${price}\u00a0SEK per st`);
});
