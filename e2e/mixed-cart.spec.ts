import { control, storedOrders } from './support/control';
import { BAR, fillCheckout, fillForm, orderAndPay, putInCart, SILVER } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { announcePrices, backendPrice, kronor } from './support/world';

test.use(BUYS);

test('gold and silver never share an order: one metal now, at its current price, the other stays in the cart', async ({
  page,
  request,
}) => {
  await putInCart(page, SILVER);
  await putInCart(page, BAR.path);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await expect(page.getByRole('heading', { name: 'Vad vill du beställa först?' })).toBeVisible();
  const gold = page.getByRole('region', { name: 'Guld' });
  await expect(gold).toContainText(kronor(await backendPrice()));
  await control('tick', { gold: 1.05, silver: 1.05 });
  await announcePrices(request);
  await page.reload();
  await expect(gold).toContainText(kronor(await backendPrice()));
  await page.getByRole('button', { name: 'Beställ guld först' }).click();
  await fillForm(page, 'Swish');
  await orderAndPay(page);
  await expect(page.getByRole('main')).toContainText('Ditt silver ligger kvar i varukorgen');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await fillCheckout(page, 'Swish');
  await orderAndPay(page);
  const orders = await storedOrders();
  const codes = orders.map(({ lines }) => lines.map(({ productCode }) => productCode)).sort();
  expect(codes).toEqual([['guldtacka-10g-valcambi'], ['silvermynt-1oz-maple-leaf']]);
});
