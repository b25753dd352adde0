import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('a search page is titled by its search, and finds a word with two letters changed about', async ({ page }) => {
  await page.goto('/sok?searchTerm=mapel');
  await expect(page).toHaveTitle('Sökresultat för ”mapel” | Guldkajen');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Maple Leaf');
});

test('a typed span of prices is read from a form without scripts', async ({ page }) => {
  await page.goto('/kopa-guld/guldtackor?pris-fran=10+000+kr&pris-till=15000');
  await expect(page.getByRole('textbox', { name: 'Från' })).toHaveValue('10000');
  const all = await page.goto('/kopa-guld/guldtackor?pris=10000-15000');
  expect(all?.status()).toBe(200);
  await expect(page.getByRole('textbox', { name: 'Till' })).toHaveValue('15000');
});

test('what was found is read page by page, without scripts too', async ({ page }) => {
  const results = page.getByRole('main').getByRole('article');
  await page.goto('/sok?searchTerm=guld');
  await expect(results).toHaveCount(24);
  const first = await results.first().textContent();
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Nästa' }).click();
  await expect(page).toHaveURL(/\/sok\?searchTerm=guld&sida=2$/);
  await expect(results).toHaveCount(24);
  await expect(results.first()).not.toHaveText(first ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
