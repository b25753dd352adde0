import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

test('a shop that starts without its backend says so, and opens when the backend is there', async ({
  page,
  request,
  shop,
}) => {
  await shop.stop();
  await shop.startStorefront();
  try {
    // Nothing in a search is ever finished before it is asked for.
    const answer = await request.get('/sok?searchTerm=guld', { maxRedirects: 0 });
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBe('10');
    expect(answer.headers()['cache-control']).toContain('no-store');

    await page.goto('/sok?searchTerm=guld');
    await expect(page.getByRole('heading', { level: 1, name: 'Vi är strax tillbaka' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '040-12 34 56' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  } finally {
    await shop.startBackend();
  }
  await expect(async () => {
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
