import { BAR, cartPanel, putInCart } from '../support/purchase';
import { CHANGES } from '../support/test';
import { translate } from '../support/translator';
import { comeBack, tick } from './support/prices';
import { expect, test } from './support/test';

test.use(CHANGES);

test('new prices reach the open page and its cart in place', async ({ tab, request }) => {
  await putInCart(tab);
  await tab.evaluate(() => Reflect.set(window, 'isSame', true));
  const price = await tick(request);
  await tab.evaluate(comeBack);
  await cartPanel(tab).containText(price);
  await tab.locator('main [data-price]').first().containText(price);
  expect(await tab.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
});

test('a page from the page cache shows the prices and the cart of now', async ({ tab, request }) => {
  await putInCart(tab);
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted));
  });
  await tab.goto('/robots.txt');
  const price = await tick(request);
  await tab.goBack();
  await tab.locator('main [data-price]').first().containText(price);
  expect(await tab.evaluate(() => Reflect.get(window, 'isRestored'))).toBe(true);
  await tab.getByRole('button', { name: /^Varukorg, 1 st/ }).waitFor();
});

test('a translated page follows new prices, and its cart can be filled and emptied without an error', async ({
  tab,
  request,
}) => {
  await putInCart(tab);
  const cart = cartPanel(tab);
  await tab.evaluate(() => {
    Reflect.set(window, 'errors', []);
    addEventListener('error', ({ message }) => Reflect.get(window, 'errors').push(message));
  });
  await tab.evaluate(translate, 'now');
  await tab.locator('font[data-translated]').first().waitFor();
  const price = await tick(request);
  await tab.evaluate(comeBack);
  await tab.locator('main [data-price]').first().containText(price);
  await cart.containText(price);
  await cart.getByRole('button', { name: `Ta bort ${BAR.name}` }).click();
  await cart.containText('Varukorgen är tom');
  expect(await tab.evaluate(() => Reflect.get(window, 'lost'))).toEqual([]);
  expect(await tab.evaluate(() => Reflect.get(window, 'errors'))).toEqual([]);
});
