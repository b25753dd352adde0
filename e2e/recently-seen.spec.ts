import type { Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { BAR, cartPanel, OTHER, putInCart } from './support/purchase';
import { expect, test } from './support/test';

const KEY = 'guldkajen-recently-seen';

const strip = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Nyligen visade' });

async function stored(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return JSON.parse(text ?? '{"state":{"codes":[]}}').state.codes;
}

async function view(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const code = path.split('/').at(-1) ?? '';
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain(`{"codes":["${code}"`);
}

test('viewed products are shown below the next one and in the cart, without the open product, until cleared', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await view(page, BAR.path);
  await expect(strip(page)).toHaveCount(0);
  await view(page, OTHER.path);
  await expect(strip(page)).toBeAttached();
  expect(await strip(page).getByRole('link').count()).toBe(0);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('link', { name: BAR.name, exact: true })).toBeVisible();
  await expect(strip(page).getByRole('link', { name: OTHER.name, exact: true })).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
  ).toBeLessThan(0.02);
  expect(await axeViolations(page, { part: 'main' })).toEqual([]);

  await putInCart(page);
  // The open product is added when the page is idle; a list that is cleared before that would contain it again.
  await expect.poll(async () => (await stored(page))[0]).toBe(BAR.path.split('/').at(-1));
  const tiles = cartPanel(page).getByRole('region', { name: 'Nyligen visade' });
  await tiles.scrollIntoViewIfNeeded();
  await expect(tiles.getByRole('link', { name: OTHER.name })).toBeVisible();
  await expect(tiles.getByRole('link', { name: BAR.name })).toHaveCount(0);
  await tiles.getByRole('button', { name: 'Rensa nyligen visade' }).press('Enter');
  await expect(tiles).toHaveCount(0);
  await expect(page.getByText('Listan är rensad.')).toBeFocused();
  expect(await stored(page)).toEqual([]);

  // Nothing is left of a strip whose products are not sold any more.
  await page.evaluate((key) => localStorage.setItem(key, '{"state":{"codes":["gone"]},"version":1}'), KEY);
  await page.reload();
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page)).toHaveCount(0);
});
