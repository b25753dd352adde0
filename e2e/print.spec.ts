import type { Locator, Page, TestInfo } from 'playwright/test';
import { storedOrders } from './support/control';
import { holdBack } from './support/held-back';
import { BAR, buySignedIn, LISTING } from './support/purchase';
import { BUYS, expect, test } from './support/test';

/** What a browser leaves free by itself, in CSS pixels. */
const MARGIN = 40;
const DOTS_PER_POINT = 96 / 72;
const SILVERS = '/kopa-silver/silvermynt';

/**
 * Prints on A4 and keeps the file among the results, to be looked at. Nothing to press is on paper. Leaves the page laid out as on the
 * paper. The dictionary of a page is never compressed in Chromium's files, so that they can be counted without a library.
 * @returns the number of sheets
 */
async function printed(page: Page, name: string, info: TestInfo): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'combobox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const path = info.outputPath(`${name}.pdf`);
  const file = (await page.pdf({ format: 'A4', margin, path, preferCSSPageSize: true })).toString('latin1');
  const sizes = [...file.matchAll(/\/Type \/Page\s[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const [width = 0, height = 0] = (sizes[0] ?? []).slice(1).map((points) => Number(points) * DOTS_PER_POINT);
  expect(width * height, 'the paper has a size').toBeGreaterThan(0);
  await page.setViewportSize({ width: Math.floor(width) - 2 * MARGIN, height: Math.floor(height) - 2 * MARGIN });
  return sizes.length;
}

async function expectWithinPaper(page: Page, parts: Locator): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  for (const part of await parts.all()) {
    const { left, right } = await part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    });
    const text = await part.textContent();
    expect(left, `left of "${text}"`).toBeGreaterThanOrEqual(0);
    expect(right, `right of "${text}"`).toBeLessThanOrEqual(width);
  }
}

for (const [what, listings, marks] of [
  ['six products', [LISTING], ['Lägst']],
  [
    'three of gold and three of silver, whose marks take more lines,',
    ['/kopa-guld?vikt=10g', SILVERS],
    ['Lägst för guld', 'Lägst för silver'],
  ],
] as const)
  test(`a comparison of ${what} has all of them on one sheet`, async ({ page }, info) => {
    for (const listing of listings) {
      await page.goto(listing);
      const buttons = page.getByRole('main').getByRole('button', { name: /^Jämför / });
      for (let index = 0; index < 6 / listings.length; index += 1) await buttons.nth(index).click();
    }
    await page.goto('/jamfor');
    const table = page.getByRole('table', { name: /sida vid sida/ });
    const products = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
    await expect(products).toHaveCount(6);
    const price = table.getByRole('row', { name: /^Pris per gram/ });
    expect(await price.getByText(/^Lägst/).allTextContents()).toEqual(marks);
    expect(await printed(page, 'comparison', info)).toBe(1);
    await expectWithinPaper(page, products);
    await expectWithinPaper(page, table.getByRole('cell'));
  });

test.describe('a purchase', () => {
  test.use(BUYS);

  test('its receipt waits for the buyer and takes one sheet, and so does the basis for the tax return', async ({
    page,
  }, info) => {
    await buySignedIn(page);
    const [order] = await storedOrders();
    const main = page.getByRole('main');
    const print = main.getByRole('button', { name: 'Skriv ut eller spara' });

    for (const call of ['get-customer', 'receipt-buyer'])
      await test.step(`until ${call} has answered, the page does not pass for a receipt`, async () => {
        const release = await holdBack(page, `**/api/commerce/${call}`);
        await page.goto(`/order/${order?.orderId}`);
        await expect(main).toContainText('Hämtar namn och personnummer');
        await expect(main).not.toContainText('följer med beställningen');
        await expect(main).not.toContainText('****');
        await expect(print).toBeDisabled();
        release();
        await expect(main).toContainText('Sidan är ditt kvitto.');
        await expect(print).toBeEnabled();
      });

    expect(await printed(page, 'receipt', info)).toBe(1);
    const sums = page.getByRole('region', { name: 'Varor och summor' });
    await expectWithinPaper(page, sums.getByRole('definition'));
    for (const text of [BAR.name, 'Summa inkl. moms', '19121212-1212', 'Guldkajen Ädelmetall AB, org.nr'])
      await expect(main.getByText(text).first()).toBeVisible();
    await page.emulateMedia({ media: null });

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/profile');
    const toPrint = page.getByRole('button', { name: 'Skriv ut underlaget' });
    await toPrint.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Till toppen av sidan' })).toBeVisible();
    await printed(page, 'my-pages', info);
    for (const name of [/^Köp igen/, 'Köpa guld', 'Ångra köp här'])
      await expect(main.getByRole('link', { name })).toBeHidden();
    await page.emulateMedia({ media: null });

    // The dialog would wait for somebody: only the page that it prints is of interest.
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await toPrint.click();
    expect(await printed(page, 'basis', info)).toBe(1);
    await expect(page.getByRole('heading', { name: 'Underlag till deklarationen' })).toBeVisible();
    await expectWithinPaper(page, page.getByRole('table').filter({ visible: true }).getByRole('cell'));
  });
});
