import { control, storedOrders } from './support/control';
import { BAR, expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { freshWorld, variantIdOf } from './support/world';

const SILVER = '/maple-leaf-silver/silvermynt-1oz-maple-leaf';

test.beforeEach(({ request }) => freshWorld(request));

test('gold and silver never share an order: one metal now, the other stays in the cart', async ({ page }) => {
  await putInCart(page, SILVER);
  await putInCart(page, BAR.path);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await expect(page.getByRole('heading', { name: 'Vad vill du beställa först?' })).toBeVisible();
  await page.getByRole('button', { name: 'Beställ guld först' }).click();
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: 'Swish' }).check();
  await page.getByRole('textbox', { name: 'E-post' }).fill('tolvan@post.test');
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('0701234567');
  await page.getByRole('textbox', { name: 'Personnummer' }).fill('191212121212');
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await placeOrder(page);
  await expectThanks(page);
  await expect(page.getByRole('main')).toContainText('Ditt silver ligger kvar i varukorgen');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expectThanks(page);
  const orders = await storedOrders();
  const goods = orders.map(({ lines }) => lines.map(({ productCode }) => productCode)).sort();
  expect(goods).toEqual([['guldtacka-10g-valcambi'], ['silvermynt-1oz-maple-leaf']]);
});

test('a line that sold out meanwhile is reduced or removed, and the customer stays in the cart', async ({ page }) => {
  await page.goto(BAR.path);
  await page
    .getByRole('textbox', { name: /^Antal/ })
    .first()
    .fill('3');
  await page.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Min varukorg' });
  const variantId = await variantIdOf('guldtacka-10g-valcambi');
  const stock = (body: object) => control('stock', { variantId, ...body });
  await stock({ stock: 2, error: 1 });
  await cart.getByRole('button', { name: 'Till kassan' }).click();
  await expect(cart).toContainText('Vi har uppdaterat antalet p.g.a. begränsat lager');
  await expect(cart.getByRole('textbox', { name: /^Antal/ })).toHaveValue('2');
  await stock({ stock: 0, error: 1, onHand: false });
  await cart.getByRole('button', { name: 'Till kassan' }).click();
  await expect(cart).toContainText('är slut på lager och har tagits bort');
  await expect(cart.getByRole('button', { name: 'Till kassan' })).toBeDisabled();
});
