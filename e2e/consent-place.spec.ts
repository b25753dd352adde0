import type { Locator, Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { banner, configure } from './support/consent';
import { BAR, buyButton, cartPanel } from './support/purchase';
import { expect, STILL, test } from './support/test';

test.use({ ...STILL, viewport: { width: 390, height: 844 } });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('something is not on the page');
  return { ...box, end: box.y + box.height };
}

async function boxes(page: Page) {
  await expect(banner(page)).toBeVisible();
  return { question: await boxOf(banner(page)), bar: await boxOf(page.locator('[data-buy-bar]')) };
}

test('the consent banner does not block shopping: early in the tab order, covers no buy button and no buy bar, at any width of a phone, moves nothing', async ({
  page,
}) => {
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
  const question = await boxOf(banner(page));
  const price = await boxOf(page.locator('[data-buy-bar]').getByText(/\d\sSEK$/));
  const buy = await boxOf(buyButton(page));
  expect(buy.y).toBeGreaterThanOrEqual(price.end);
  expect(buy.end).toBeLessThanOrEqual(question.y);
  expect(question.end).toBeLessThanOrEqual(844);
  expect(await axeViolations(page, { part: '[data-consent]' })).toEqual([]);

  for (const width of [320, 390, 577, 719]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(async () => {
      const { question, bar } = await boxes(page);
      expect(question.end <= bar.y + 1 || bar.end <= question.y + 1, `${width} px`).toBe(true);
      for (const button of await banner(page).getByRole('button').all()) {
        const box = await boxOf(button);
        expect(box.x >= 0 && box.x + box.width <= width, `${width} px`).toBe(true);
        expect(box.height).toBeGreaterThanOrEqual(24);
      }
    }).toPass({ timeout: 20_000 });
  }
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const top of [0, 40, 80, 120, 160]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(async () => {
        const { question, bar } = await boxes(page);
        expect(bar.end, `${width} px, ${top} px down`).toBeLessThanOrEqual(question.y + 1);
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
      const footer = await boxOf(page.getByRole('contentinfo'));
      expect(footer.end, `${width} px`).toBeLessThanOrEqual(question.y + 1);
    }).toPass({ timeout: 20_000 });
  }

  await buyButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  const no = banner(page).getByRole('button', { name: 'Nej tack' });
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (await no.evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});
