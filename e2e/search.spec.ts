import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

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
