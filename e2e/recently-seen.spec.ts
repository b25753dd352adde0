import type { Page } from 'playwright/test';
import { atRest, openAlive } from './support/alive';
import { axeViolations } from './support/axe';
import { BAR, buyButton, cartPanel, OTHER } from './support/purchase';
import { expect, test } from './support/test';

const strip = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Nyligen visade' });

test('viewed products are shown below the next one and in the cart, without the open product, until cleared, and stored nowhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const main = page.getByRole('main');
  await openAlive(page, BAR.path);
  // The product is added when the page is idle.
  await atRest(page);
  await expect(strip(page)).toHaveCount(0);
  await main.getByRole('link', { name: OTHER.name, exact: true }).click();
  await expect(strip(page)).toBeAttached();
  expect(await strip(page).getByRole('link').count()).toBe(0);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('link', { name: BAR.name, exact: true })).toBeVisible();
  await expect(strip(page).getByRole('link', { name: OTHER.name, exact: true })).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
  ).toBeLessThan(0.02);
  expect(await axeViolations(page, { part: 'main' })).toEqual([]);

  await strip(page).getByRole('link', { name: BAR.name, exact: true }).click();
  await page.waitForURL(`**${BAR.path}`);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('link', { name: OTHER.name, exact: true })).toBeVisible();
  await buyButton(page).click();
  const tiles = cartPanel(page).getByRole('region', { name: 'Nyligen visade' });
  await tiles.scrollIntoViewIfNeeded();
  await expect(tiles.getByRole('link', { name: OTHER.name })).toBeVisible();
  await expect(tiles.getByRole('link', { name: BAR.name })).toHaveCount(0);
  await tiles.getByRole('button', { name: 'Rensa nyligen visade' }).press('Enter');
  await expect(tiles).toHaveCount(0);
  await expect(page.getByText('Listan är rensad.')).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seen')))).toEqual([]);
});
