import type { Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { banner, configure } from './support/consent';
import { browserOfLargeText } from './support/large-text';
import { BAR, buyButton, cartPanel } from './support/purchase';
import { expect, STILL, test } from './support/test';

test.use(STILL);

test('the consent banner does not block shopping: early in the tab order, covers no buy button, moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await configure(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(BAR.path);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
  const question = await banner(page).boundingBox();
  const price = await page.getByRole('main').locator('[data-price]').first().boundingBox();
  const buy = await buyButton(page).boundingBox();
  if (!question || !price || !buy) throw new Error('something is not on the page');
  expect(buy.y).toBeGreaterThanOrEqual(price.y + price.height);
  expect(buy.y + buy.height).toBeLessThanOrEqual(question.y);
  expect(question.y + question.height).toBeLessThanOrEqual(844);
  expect(await axeViolations(page, { part: '[data-consent]' })).toEqual([]);

  await buyButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await banner(page)
        .getByRole('button', { name: 'Nej tack' })
        .evaluate((node) => node === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});

/** The places of the banner and the buy bar. */
async function boxes(page: Page) {
  await expect(banner(page)).toBeVisible();
  const question = await banner(page).boundingBox();
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  if (!question || !bar) throw new Error('something is not on the page');
  return { question, bar };
}

test('the consent banner covers neither the buy bar, at any width of a phone and scroll position, nor the end of the page', async ({
  page,
}) => {
  await configure(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(BAR.path);
  for (const width of [320, 390, 577, 719]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(async () => {
      const { question, bar } = await boxes(page);
      const isApart = question.y + question.height <= bar.y + 1 || bar.y + bar.height <= question.y + 1;
      expect(isApart, `${width} px`).toBe(true);
      for (const button of await banner(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${width} px`).toBe(true);
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
    }).toPass({ timeout: 20_000 });
  }
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const top of [0, 40, 80, 120, 160]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(async () => {
        const { question, bar } = await boxes(page);
        expect(bar.y + bar.height, `${width} px, ${top} px down`).toBeLessThanOrEqual(question.y + 1);
        expect(await banner(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      }).toPass({ timeout: 20_000 });
    }
  }
  for (const [width, height] of [
    [320, 844],
    [390, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const { question } = await boxes(page);
      const footer = await page.getByRole('contentinfo').boundingBox();
      if (!footer) throw new Error('no footer on the page');
      expect(footer.y + footer.height, `${width} px`).toBeLessThanOrEqual(question.y + 1);
    }).toPass({ timeout: 20_000 });
  }
});

test('at twice the text size both buttons of the banner are visible on a phone', async ({ baseURL }, info) => {
  const browser = await browserOfLargeText(info);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  await configure(page);
  await page.goto(BAR.path);
  for (const name of ['Nej tack', 'Godkänn']) {
    await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await browser.close();
});
