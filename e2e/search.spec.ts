import type { Page } from 'playwright/test';
import { holdBack, SCRIPTS } from './support/held-back';
import { expect, test } from './support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Produkter' }).getByRole('article');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** Without scripts a browser loads every picture before the load event. */
  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

  test('a typed price range is read from a form', async ({ page }) => {
    await open(page, '/kopa-guld/guldtackor?pris-fran=10+000+kr&pris-till=15000');
    await expect(page.getByRole('textbox', { name: 'Från' })).toHaveValue('10000');
    const all = await open(page, '/kopa-guld/guldtackor?pris=10000-15000');
    expect(all?.status()).toBe(200);
    await expect(page.getByRole('textbox', { name: 'Till' })).toHaveValue('15000');
  });

  test('a search page is titled by its search, forgives swapped letters, has several pages and a filter that keeps the term', async ({
    page,
  }) => {
    await open(page, '/sok?searchTerm=mapel');
    await expect(page).toHaveTitle('Sökresultat för ”mapel” | Guldkajen');
    await expect(page.getByRole('main')).toContainText('Du sökte efter ”mapel”.');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Maple Leaf');

    await open(page, '/sok?searchTerm=guld');
    await expect(results(page)).toHaveCount(24);
    const first = await results(page).first().textContent();
    await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Nästa' }).click();
    await expect(page).toHaveURL(/\/sok\?searchTerm=guld&sida=2$/);
    await expect(results(page)).toHaveCount(24);
    await expect(results(page).first()).not.toHaveText(first ?? '');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await open(page, '/sok?searchTerm=tjugokrona');
    await expect(results(page).first()).toContainText('20 kronor');
    await open(page, '/sok?searchTerm=krugerrand');
    await page.getByRole('checkbox', { name: /^1\/2 oz/ }).check();
    await page.getByRole('button', { name: 'Visa', exact: true }).click();
    await expect(page).toHaveURL(/searchTerm=krugerrand/);
    await expect(page.getByRole('checkbox', { name: /^1\/2 oz/ })).toBeChecked();
    await expect(results(page).first()).toContainText('1/2 oz');
  });
});

test('results are sorted and filtered in place', async ({ page }) => {
  await page.goto('/sok?searchTerm=krugerrand');
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Lägst pris');
  await expect(page).toHaveURL('/sok?searchTerm=krugerrand&sortera=pris-stigande');
  await expect(page.getByText('Sorterat efter pris, lägst först')).toBeVisible();
  await page.getByRole('checkbox', { name: /^1\/2 oz/ }).check();
  await expect(page).toHaveURL('/sok?searchTerm=krugerrand&vikt=1/2oz&sortera=pris-stigande');
  await expect(results(page).first()).toContainText('1/2 oz');
  await page.reload();
  await expect(results(page).first()).toContainText('1/2 oz');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^1\/2 oz/ })).not.toBeChecked();
});

test('a sum, an order and stock in words are choices that the page says above the hits, and that a shopper changes', async ({
  page,
}) => {
  await page.goto('/faq');
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.fill('guld för fem tusen kr');
  await expect(page.getByRole('option').first()).toHaveText(
    /^Guld upp till 5\s000\sSEK, mest metall för pengarna först$/,
  );
  await field.press('Enter');
  await expect(page).toHaveURL('/sok?searchTerm=guld&pris=-5000&sortera=gram-pris');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Guld upp till 5\s000\sSEK, mest metall för pengarna först$/)).toBeVisible();
  await expect(main.getByText('Lägst påslag i varje storlek').locator('..').getByRole('link')).toHaveAttribute(
    'href',
    '/guldpris',
  );
  const shown = (await results(page).allInnerTexts()).flatMap(
    (text) => text.split('\n').find((line) => /SEK/.test(line)) ?? [],
  );
  const prices = shown.map((line) => Number(line.replace(/\D/g, '')));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.filter((price) => !(price <= 5_000))).toEqual([]);
  await main.getByRole('button', { name: /Ta bort filtret upp till/ }).click();
  await expect(main.getByText('Guld, mest metall för pengarna först')).toBeVisible();
  await page.goBack();
  await expect(main.getByText(/^Guld upp till/)).toBeVisible();

  await page.goto('/sok?searchTerm=i+lager+idag');
  await expect(page).toHaveURL('/sok?filter=onHand');
  await expect(main.getByText('Hela sortimentet, i lager')).toBeVisible();
  await expect(results(page)).toHaveCount(24);
  await page.goto('/sok?searchTerm=billigaste+guld&sortera=vikt');
  await expect(page).toHaveURL('/sok?searchTerm=guld&sortera=vikt');
});

test('hits that match only a part of what was typed say so', async ({ page }) => {
  const partly = page.getByText(/^Ingen vara stämmer med hela/);
  await page.goto('/sok?searchTerm=två+kilo+silver');
  await expect(partly).toHaveText('Ingen vara stämmer med hela ”två kilo silver”.');
  await expect(results(page).first()).toContainText('silver');
  await page.goto('/sok?searchTerm=ett+kilo+silver');
  await expect(results(page).first()).toContainText('1 kg silver');
  await expect(partly).toHaveCount(0);
});

test("suggestions show picture and price while typing, also before the page's code has loaded, and are chosen by keyboard", async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/faq', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.click();
  await field.pressSequentially('krug');
  release();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('krugerrand');
  await expect(options.filter({ hasText: 'SEK' }).first().locator('img')).toBeVisible();
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/sok?searchTerm=krugerrand');
  await expect(field).toHaveValue('');
  await field.pressSequentially('krug');
  const product = options.filter({ hasText: 'SEK' }).first();
  const href = await product.getAttribute('href');
  await product.click();
  await expect(page).toHaveURL(href ?? '');
});

test('questions and pages are suggested in groups, and found when no product is meant', async ({ page }) => {
  await page.goto('/om-oss');
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.click();
  await field.pressSequentially('swihs');
  const questions = page.getByRole('group', { name: 'Frågor och svar' });
  await expect(questions.getByRole('option').first()).toContainText('Swish');
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Escape');
  await field.fill('sälja silver');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/sok\?searchTerm=s%C3%A4lja\+silver$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /040/ })).toBeVisible();
  await main.getByRole('region', { name: 'Sidor' }).getByRole('link', { name: 'Sälja guld' }).first().click();
  await expect(page).toHaveURL(/\/salja-guld/);
});

test('a field without suggestions still searches; a search without results shows as many other products as fit', async ({
  page,
}) => {
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  await page.goto('/faq');
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.fill('qqqq');
  await field.press('Enter');
  await expect(page).toHaveURL('/sok?searchTerm=qqqq');
  const strip = page.getByRole('region', { name: 'Mest köpta just nu' }).getByRole('list').first();
  const shown = () =>
    strip.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
    });
  for (const [width, visible] of [
    [320, 2],
    [768, 3],
    [1200, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shown, `${width} px`).toBe(visible);
  }
});
