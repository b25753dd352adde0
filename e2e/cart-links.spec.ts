import type { Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { holdBack, SCRIPTS } from './support/held-back';
import { BAR, cartPanel, OTHER, putInCart } from './support/purchase';
import { expect, test } from './support/test';

const CODE = 'guldtacka-10g-valcambi';
const OTHER_CODE = 'guldtacka-50g-valcambi';

const lineOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Lägg i varukorgen', exact: true });

const quantity = (page: Page, name: string) =>
  cartPanel(page)
    .getByRole('group', { name: `Antal, ${name}` })
    .getByRole('textbox');

test('the cart is shared by keyboard; its link fills the cart of another browser, and shows its products before that', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await putInCart(page);
  await cartPanel(page).getByRole('button', { name: 'Dela varukorgen' }).focus();
  await page.keyboard.press('Enter');
  await expect(cartPanel(page).getByRole('status').filter({ hasText: 'Länken är kopierad.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/buy/${CODE}:1`);
  const other = await browser.newPage({ baseURL });
  await other.goto(link);
  await add(other).click();
  await expect(quantity(other, BAR.name)).toHaveValue('1');

  await other.goto(`/buy/${CODE}:2,${OTHER_CODE}:1?utm_source=brev&access_token=x`);
  await expect(other).toHaveURL(/\/lagg-i-varukorg\?varor=[^?]*&utm_source=brev$/);
  await expect(lineOf(other, BAR.name).first()).toContainText(/2\sst · [\d\s]+SEK per st/);
  await expect(lineOf(other, BAR.name).first()).toContainText('Du har redan 1 st i varukorgen');
  await expect(other.getByRole('heading', { name: 'I varukorgen nu' })).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await axeViolations(other)).toEqual([]);
  await add(other).click();
  await expect(quantity(other, BAR.name)).toHaveValue('3');
  await expect(quantity(other, OTHER.name)).toHaveValue('1');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('main').getByText('Varorna ligger i varukorgen.')).toBeVisible();
  await other.close();
});

test('opening a link adds nothing, and each line says why it cannot be bought', async ({ page }) => {
  await page.goto(`/buy/${CODE}:9999,finns-inte:1,guldtacka-2-5g-pamp-fortuna:1`);
  await expect(page.getByRole('main')).toContainText(/Bara \d+\sst finns i lager: \d+\sst läggs till\./);
  await expect(lineOf(page, 'finns-inte')).toContainText('Varan finns inte i sortimentet.');
  await expect(page.getByRole('main')).toContainText('Varan är slut på lager.');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Varukorg/ });
  await expect(cart).toHaveAccessibleName('Varukorg, tom');
  await page.goto('/buy/finns-inte:1');
  await expect(add(page)).toBeDisabled();
  await expect(page.getByText('Inget i länken kan läggas i varukorgen.')).toBeVisible();
});

test('a backorder is added with its delivery time, and a link may open a next page', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/buy/guldtacka-100g-umicore:1?continue_to=/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText(/Beställningsvara/);
  // Before the scripts run.
  await add(page).click();
  release();
  await page.waitForURL('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Varukorg, 1 st' }).click();
  await expect(cartPanel(page)).toContainText(/Beställningsvara/);
});

test('links are uncached redirects, and invalid ones are refused with an error page', async ({ request }) => {
  const link = await request.get(`/buy/${CODE}:1`, { maxRedirects: 0 });
  expect(link.status()).toBe(303);
  expect(link.headers()).toMatchObject({
    location: expect.stringMatching(/^\/lagg-i-varukorg\?varor=/),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  // lib/domain/paths/cart-link.test.ts has all.
  for (const items of [`${CODE}:0`, `%2e%2e%2f${CODE}:1`, `${CODE}%00:1`, '%E0%A4%A:1', 'a/b:1']) {
    const response = await request.get(`/buy/${items}`, { maxRedirects: 0 });
    expect(response.status(), items).toBe(400);
    expect(await response.text(), items).toContain('Länken går inte att läsa');
  }
  expect((await request.get('/lagg-i-varukorg?varor=a:0')).status()).toBe(400);
  for (const target of ['//evil.example', '/%5Cevil.example', 'https://evil.example', '/a%0d%0ax:y']) {
    const response = await request.get(`/buy?continue_to=${target}`, { maxRedirects: 0 });
    expect(response.headers().location, target).toBe('/');
  }
});
