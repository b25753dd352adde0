import { layer, openMeasured } from './support/consent';
import { control, storedOrders } from './support/control';
import {
  BAR,
  BUYER,
  buyButton,
  cartPanel,
  fillForm,
  orderAndPay,
  placeOrder,
  putInCart,
  reviewOrder,
  SILVER,
} from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { announcePrices, backendPrice, kronor } from './support/world';

const VARIANT = 'guldtacka-10g-valcambi';

test.use(BUYS);

test('a line is removed by keyboard, with focus and an announcement; "Till kassan" removes what is sold out, reduces quantities to the stock, says so, and reports it', async ({
  page,
}) => {
  const panel = cartPanel(page);
  const toCheckout = panel.getByRole('button', { name: 'Till kassan' });
  await openMeasured(page, BAR.path);
  await buyButton(page).click();
  await panel.getByRole('button', { name: `Ta bort ${BAR.name}` }).press('Enter');
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: `${BAR.name} har tagits bort.` })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Min varukorg' })).toBeFocused();

  await page.keyboard.press('Escape');
  await buyButton(page).click();
  await control('stock', { variantId: VARIANT, stock: 0, error: 1 });
  await toCheckout.click();
  await expect(panel.getByText(/är slut på lager och har tagits bort/)).toBeVisible();
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
  await expect(toCheckout).toBeDisabled();

  await control('stock', { variantId: VARIANT, stock: 1, error: 0 });
  await page.keyboard.press('Escape');
  await buyButton(page).click();
  const quantity = panel.getByRole('textbox', { name: /^Antal/ });
  await quantity.fill('3');
  await quantity.press('Enter');
  await toCheckout.click();
  await expect(panel.getByText('Vi har uppdaterat antalet p.g.a. begränsat lager')).toBeVisible();
  await expect
    .poll(async () => (await layer(page)).events.at(-1))
    .toMatchObject({ event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } });
  await expect(quantity).toHaveValue('1');
  await toCheckout.click();
  await page.waitForURL('**/checkout');
});

test('a product withdrawn during the checkout is reported there, not ordered, and marked in the cart', async ({
  page,
}) => {
  await reviewOrder(page, 'Swish');
  await control('product', { code: VARIANT, enabled: false });
  await control('tick', { gold: 1, silver: 1 });
  await announcePrices(page.request);
  await placeOrder(page);
  await expect(page.getByRole('alert')).toContainText(['säljs inte längre']);
  await expect(page.getByRole('button', { name: /^Beställ och betala/ })).toBeDisabled();
  expect(await storedOrders()).toEqual([]);
  await page.goto('/');
  await page.getByRole('button', { name: /^Varukorg, 1 st/ }).click();
  const panel = cartPanel(page);
  await expect(panel.getByText(/Varan säljs inte längre/)).toBeVisible({ timeout: 15_000 });
  await panel.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(panel.getByText('Varukorgen är tom.')).toBeVisible();
});

test('gold and silver never share an order: one metal now, at its current price, the other stays in the cart', async ({
  page,
  request,
}) => {
  await putInCart(page, SILVER);
  await putInCart(page, BAR.path);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await expect(page.getByRole('heading', { name: 'Vad vill du beställa först?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Frakt tillkommer för var och en av beställningarna');
  const gold = page.getByRole('region', { name: 'Guld' });
  await expect(gold).toContainText(kronor(await backendPrice()));
  await control('tick', { gold: 1.05, silver: 1.05 });
  await announcePrices(request);
  await page.reload();
  await expect(gold).toContainText(kronor(await backendPrice()));
  await page.getByRole('button', { name: 'Beställ guld först' }).click();
  await fillForm(page, 'Swish');
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Beställ silvret nu' }).click();
  await expect(page.getByLabel('E-post')).toHaveValue(BUYER.email);
  await fillForm(page, 'Swish', { personalNumber: BUYER.personalNumber });
  await placeOrder(page);
  const codes = async () =>
    (await storedOrders()).map(({ lines }) => lines.map(({ productCode }) => productCode)).sort();
  await expect.poll(codes).toEqual([['guldtacka-10g-valcambi'], ['silvermynt-1oz-maple-leaf']]);
});
