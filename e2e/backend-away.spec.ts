import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { axeViolations } from './support/axe';
import { calmMarket } from './support/clock';
import { control } from './support/control';
import { BAR, buyButton, LISTING, putInCart } from './support/purchase';
import { SITE_URL } from './support/shop';
import { BUYS, expect, test } from './support/test';
import { announcePrices } from './support/world';

const LISTED = '/kopa-guld';
const TERMS = '/kopvillkor';
const EARLY = `${SITE_URL}/robots.txt`;

test.use(BUYS);

/** The price epoch in a page's HTML; undefined for a page without prices. */
async function epochIn(request: APIRequestContext, path: string): Promise<string | undefined> {
  return /data-epoch="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
}

test('a shop that starts without its backend says so, opens when the backend responds, also without its price history, and sells nothing at old prices', async ({
  page,
  request,
  shop,
}) => {
  test.setTimeout(300_000);
  const history = join(mkdtempSync(join(tmpdir(), 'history-')), 'prices.sqlite');
  writeFileSync(history, 'not a database '.repeat(400));
  for (const path of [LISTED, TERMS]) expect((await request.get(path)).status()).toBe(200);
  await shop.stop();
  await shop.startStorefront(EARLY, { PRICE_HISTORY_FILE: history, PRICES_STALE_AFTER: '15' });
  for (const path of ['/', LISTED, '/sok?searchTerm=guld', '/sitemap.xml', '/sitemap-pages.xml']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 503]);
    expect(response.headers()['retry-after']).toBe('10');
    expect(response.headers()['cache-control']).toContain('no-store');
  }
  expect((await request.get(TERMS)).status()).toBe(200);
  // Epoch 0, not that of the former process: its menu and price strip are empty.
  expect(await epochIn(request, TERMS)).toBe(new Date(0).toISOString());

  await page.goto('/sok?searchTerm=guld');
  await expect(page.getByRole('heading', { level: 1, name: 'Vi är strax tillbaka' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '040-12 34 56' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await axeViolations(page)).toEqual([]);

  await shop.startBackend();
  const status = async () => (await request.get('/sok?searchTerm=guld')).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat' })).toBeVisible();

  await test.step('a corrupt history file only removes the chart, and is reported once', async () => {
    const main = page.getByRole('main');
    await control('tick', { gold: 1.01 });
    await announcePrices(request);
    await expect(async () => {
      expect((await page.goto('/guldpris'))?.status()).toBe(200);
      await expect(main).toContainText('Det finns inga noteringar att rita en kurva av', { timeout: 2_000 });
    }).toPass();
    await expect(main).toContainText(/Per gram[\d\s]+,\d\d\sSEK\/g/);
    for (const path of ['/silverpris/ar', '/guldpris/dygn.svg', '/guldpris/bild.png', LISTED, BAR.path])
      expect((await request.get(path)).status(), path).toBe(200);
    const lines = shop.logs.flatMap((log) => readFileSync(log, 'utf8').split('\n'));
    const reports = lines.filter((line) =>
      line.includes('price history cannot be used: pages go without their charts'),
    );
    expect(reports).toHaveLength(1);
  });

  await test.step('without its backend old prices are marked as old, and all recovers automatically', async () => {
    await putInCart(page);
    await page.keyboard.press('Escape');
    await shop.stopBackend();
    const notice = page.getByText(/Priserna bekräftades för .* sedan/);
    await expect(notice).toBeVisible({ timeout: 40_000 });
    const add = buyButton(page);
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('Du kan inte beställa förrän priserna är bekräftade.');
    await expect(page.locator('main [data-price]').first()).toContainText('SEK');
    await page.getByRole('button', { name: /^Varukorg, 1 st/ }).click();
    const toCheckout = page.getByRole('button', { name: 'Till kassan' });
    await expect(toCheckout).toBeDisabled();
    // Known pages stay, also those that have not been requested before.
    for (const path of ['/', LISTED, BAR.path, LISTING, '/gjutna-silvertackor/silvertacka-1kg-umicore'])
      expect((await request.get(path)).status(), path).toBe(200);
    await shop.startBackend();
    await expect(notice).toBeHidden({ timeout: 60_000 });
    await expect(toCheckout).toBeEnabled();
  });
  await shop.stopStorefront();
  await shop.startStorefront();
});

test('after a restart no page cached by the former process is sent', async ({ request, shop }) => {
  const former = await epochIn(request, LISTED);
  expect([Date.parse(String(former)), await epochIn(request, TERMS)]).toEqual([expect.any(Number), former]);

  await shop.stop();
  await shop.startBackend();
  await calmMarket();
  await control('tick', { gold: 1.1, silver: 1.1 });
  // A slow FAQ delays the first check, and cached pages are not expired until it is done.
  await control('faults', { match: 'faq', delayMs: 5_000, times: 50 });
  await shop.startStorefront(EARLY);
  const shown = new Set<string | undefined>();
  const ready = async () => {
    const response = await request.get(LISTED);
    if (response.status() === 200) shown.add(/data-epoch="([^"]*)"/.exec(await response.text())?.[1]);
    return (await request.get('/api/ready')).status();
  };
  await expect.poll(ready, { timeout: 30_000, intervals: [50] }).toBe(200);
  expect([...shown]).not.toContain(former);
  expect(shown.size).toBe(1);
});
