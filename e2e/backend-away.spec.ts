import type { APIRequestContext } from 'playwright/test';
import { axeViolations } from './support/axe';
import { calmMarket } from './support/clock';
import { control } from './support/control';
import { SITE_URL } from './support/shop';
import { expect, test } from './support/test';
import { freshWorld } from './support/world';

const LISTED = '/kopa-guld';
const TERMS = '/kopvillkor';

/** The price epoch in a page's HTML; undefined for a page without prices. */
async function epochIn(request: APIRequestContext, path: string): Promise<string | undefined> {
  return /data-epoch="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
}

test('a shop that starts without its backend says so, and opens when the backend responds', async ({
  page,
  request,
  shop,
}) => {
  await shop.stop();
  await shop.startStorefront(`${SITE_URL}/robots.txt`);
  try {
    for (const path of ['/', '/kopa-guld', '/sok?searchTerm=guld', '/sitemap.xml']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 503]);
      expect(response.headers()['retry-after']).toBe('10');
      expect(response.headers()['cache-control']).toContain('no-store');
    }
    expect((await request.get('/kopvillkor')).status()).toBe(200);

    await page.goto('/sok?searchTerm=guld');
    await expect(page.getByRole('heading', { level: 1, name: 'Vi är strax tillbaka' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '040-12 34 56' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    await shop.startBackend();
  }
  const status = async () => (await request.get('/sok?searchTerm=guld')).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat' })).toBeVisible();
});

test('after a restart no page cached by the former process is sent', async ({ request, shop }) => {
  await freshWorld(request);
  const former = await epochIn(request, LISTED);
  expect([Date.parse(String(former)), await epochIn(request, TERMS)]).toEqual([expect.any(Number), former]);

  await shop.stop();
  await shop.startStorefront(`${SITE_URL}/robots.txt`);
  expect((await request.get(LISTED)).status()).toBe(503);
  // Epoch 0: its menu and price bar are empty.
  expect(await epochIn(request, TERMS)).toBe(new Date(0).toISOString());

  await shop.stopStorefront();
  await shop.startBackend();
  await calmMarket();
  await control('tick', { gold: 1.1, silver: 1.1 });
  // A slow FAQ delays the first check, and cached pages are not expired until it is done.
  await control('faults', { match: 'faq', delayMs: 5_000, times: 50 });
  const shown = new Set<string | undefined>();
  try {
    await shop.startStorefront(`${SITE_URL}/robots.txt`);
    await expect
      .poll(
        async () => {
          const response = await request.get(LISTED);
          if (response.status() === 200) shown.add(/data-epoch="([^"]*)"/.exec(await response.text())?.[1]);
          return (await request.get('/api/ready')).status();
        },
        { timeout: 30_000, intervals: [50] },
      )
      .toBe(200);
    expect([...shown]).not.toContain(former);
    expect(shown.size).toBe(1);
  } finally {
    await control('faults', []);
  }
});
