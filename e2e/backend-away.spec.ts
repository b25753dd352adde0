import AxeBuilder from '@axe-core/playwright';
import { SITE_URL } from './support/shop';
import { expect, test } from './support/test';

test('a shop that starts without its backend says so, and opens when the backend responds', async ({
  page,
  request,
  shop,
}) => {
  await shop.stop();
  await shop.startStorefront(`${SITE_URL}/robots.txt`);
  try {
    for (const path of ['/', '/kopa-guld', '/sok?searchTerm=guld', '/sitemap.xml']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 503]);
      expect(answer.headers()['retry-after']).toBe('10');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    expect((await request.get('/kopvillkor')).status()).toBe(200);

    await page.goto('/sok?searchTerm=guld');
    await expect(page.getByRole('heading', { level: 1, name: 'Vi är strax tillbaka' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '040-12 34 56' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  } finally {
    await shop.startBackend();
  }
  const status = async () => (await request.get('/sok?searchTerm=guld')).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat' })).toBeVisible();
});
