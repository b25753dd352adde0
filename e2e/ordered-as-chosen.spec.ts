import type { Page } from 'playwright/test';
import { openAlive } from './support/alive';
import { addToComparison } from './support/comparison';
import { storedOrders } from './support/control';
import { choose, LARGE, LISTING, NAME, nameOf, PATH, RED, SMALL } from './support/present-box';
import { buyButton, cartPanel, fillCheckout, orderAndPay } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { backendPrice, kronor } from './support/world';

test.use(BUYS);

/* The order equals what the shopper saw and chose: variants at their prices, and backorders with their weeks. */
const quickView = (page: Page) => page.getByRole('dialog', { name: NAME });

test('variants chosen on page, card and comparison become one order, each line at the price of its variant', async ({
  page,
}) => {
  await page.goto(PATH);
  await choose(page.getByRole('main'), LARGE);
  await buyButton(page).click();
  await expect(cartPanel(page).getByRole('listitem')).toHaveCount(1);

  await openAlive(page, LISTING);
  const lowest = `från ${kronor(await backendPrice(SMALL.code))}\u00a0SEK`;
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: NAME }) });
  await expect(card).toContainText(lowest);
  await expect(card.getByRole('button', { name: /Lägg i varukorg/ })).toHaveCount(0);
  await card.getByRole('link', { name: `Välj utförande, ${NAME}` }).click();
  await quickView(page).getByRole('button', { name: 'Välj utförande' }).click();
  await expect(quickView(page).getByRole('button', { name: 'Midnattsblå', exact: true })).toBeFocused();
  await choose(quickView(page), SMALL);
  await expect(quickView(page)).toContainText(kronor(await backendPrice(SMALL.code)));
  await quickView(page).getByRole('button', { name: 'Lägg till i varukorg' }).click();
  await expect(cartPanel(page).getByRole('listitem')).toHaveCount(2);

  await addToComparison(page, { path: PATH, name: NAME });
  await openAlive(page, '/jamfor');
  await expect(page.getByRole('table', { name: /sida vid sida/ })).toContainText(lowest);
  await page.getByRole('link', { name: `Välj utförande, ${NAME}` }).click();
  // This colour comes in one size, which is chosen with it.
  await quickView(page).getByRole('button', { name: RED.colour, exact: true }).click();
  await quickView(page).getByRole('button', { name: 'Lägg till i varukorg' }).click();
  await expect(cartPanel(page).getByRole('listitem')).toHaveCount(3);

  await fillCheckout(page, 'Swish');
  await orderAndPay(page);
  for (const chosen of [LARGE, SMALL, RED]) {
    await expect(page.getByRole('main').getByText(nameOf(chosen), { exact: true })).toBeVisible();
  }
  const [order] = await storedOrders();
  const prices = await Promise.all([LARGE, SMALL, RED].map(({ code }) => backendPrice(code)));
  expect(order?.lines.map(({ unitPrice, vat }) => unitPrice + vat)).toEqual(prices);
});

test('backordered products show the same text and weeks from the card to the confirmation', async ({ page }) => {
  const name = '1/4 oz guldmynt Britannia';
  const stock = 'Ej i lager. Beställningsvara, upp till 5\u00a0veckor';
  await page.goto('/kopa-guld/guldmynt/britannia-guld');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText(stock);
  await card.getByRole('link', { name, exact: true }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main).toContainText(stock);
  await buyButton(page).click();
  const dialog = page.getByRole('dialog', { name: /Just nu längre leveranstid/ });
  await expect(dialog).toContainText('Leveranstid upp till 5\u00a0veckor (beställningsvara)');
  await dialog.getByRole('button', { name: 'Lägg till i varukorgen' }).click();
  const line = cartPanel(page).getByRole('listitem');
  await expect(line).toContainText(stock);
  await expect(cartPanel(page)).toContainText('Beställningsvara, upp till 5\u00a0veckor.');
  await fillCheckout(page, 'Swish');
  await expect(main).toContainText(stock);
  await expect(main).toContainText('Paketet finns hos ombudet senast 5\u00a0veckor och 2\u00a0arbetsdagar');
  await orderAndPay(page);
  await expect(main).toContainText(stock);
});
