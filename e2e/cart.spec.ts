import { control, storedOrders } from './support/control';
import { BAR, cartPanel, placeOrder, putInCart, reviewOrder } from './support/purchase';
import { expect, test } from './support/test';
import { announcePrices, backendPrice, freshWorld, kronor } from './support/world';

const VARIANT = 'guldtacka-10g-valcambi';

test.beforeEach(({ request }) => freshWorld(request));

test('"Till kassan" reduces quantities to the stock, says so, and lets the customer continue', async ({ page }) => {
  await putInCart(page);
  const panel = cartPanel(page);
  const quantity = panel.getByRole('textbox', { name: /^Antal/ });
  await quantity.fill('3');
  await quantity.press('Enter');
  await control('stock', { variantId: VARIANT, stock: 2 });
  await panel.getByRole('button', { name: 'Till kassan' }).click();
  await expect(panel.getByText('Vi har uppdaterat antalet p.g.a. begränsat lager')).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await panel.getByRole('button', { name: 'Till kassan' }).click();
  await page.waitForURL('**/checkout');
});

test('removing a line by keyboard is announced and keeps focus in the panel', async ({ page }) => {
  await putInCart(page);
  const panel = cartPanel(page);
  await panel.getByRole('button', { name: `Ta bort ${BAR.name}` }).press('Enter');
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: `${BAR.name} är borttagen.` })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Min varukorg' })).toBeFocused();
});

test('"Till kassan" removes sold-out items, and stays', async ({ page }) => {
  await putInCart(page);
  await control('stock', { variantId: VARIANT, stock: 0, error: 1 });
  const panel = cartPanel(page);
  await panel.getByRole('button', { name: 'Till kassan' }).click();
  await expect(panel.getByText(/är slut på lager och har tagits bort/)).toBeVisible();
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Till kassan' })).toBeDisabled();
});

test('a product that is no longer sold is marked, can be removed, and is not ordered', async ({ page, request }) => {
  await putInCart(page);
  await control('product', { code: VARIANT, enabled: false });
  await control('tick', { gold: 1.01, silver: 1 });
  await announcePrices(request);
  await page.goto('/');
  await page.getByRole('button', { name: /^Varukorg, 1 st/ }).click();
  const panel = cartPanel(page);
  await expect(panel.getByText(/Varan säljs inte längre/)).toBeVisible({ timeout: 15_000 });
  await panel.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
});

test('a product withdrawn during the checkout is reported there and not ordered', async ({ page }) => {
  await reviewOrder(page, 'Swish');
  await control('product', { code: VARIANT, enabled: false });
  await control('tick', { gold: 1, silver: 1 });
  await announcePrices(page.request);
  await placeOrder(page);
  await expect(page.getByRole('alert')).toContainText(['säljs inte längre']);
  await expect(page.getByRole('button', { name: /^Beställ och betala/ })).toBeDisabled();
  expect(await storedOrders()).toEqual([]);
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

test('a corrupt stored cart is reported and dropped', async ({ page }) => {
  // A page of the storefront would read the stored cart too early.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('guldkajen-cart', '{"state":{"data":[{"id":4}]},"version":0}'));
  await page.goto(BAR.path);
  await expect(page.getByText('Några varor i din sparade varukorg kunde inte läsas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Varukorg, tom' })).toBeVisible();
});
