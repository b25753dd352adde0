import { storedOrders } from './support/control';
import { holdBack } from './support/held-back';
import { lettersOf, printed, textOf } from './support/paper';
import { BAR, buySignedIn, LISTING } from './support/purchase';
import { BUYS, expect, test } from './support/test';

const SILVERS = '/kopa-silver/silvermynt';

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
    await page.emulateMedia({ media: 'print' });
    const names = await products.getByRole('link', { name: /\d/ }).filter({ visible: true }).allTextContents();
    const figures = await table
      .getByRole('cell')
      .filter({ hasNot: page.getByRole('button') })
      .allTextContents();
    const sheets = await printed(page, 'comparison', info);
    expect(sheets).toHaveLength(1);
    for (const text of [...names, ...figures]) expect.soft(textOf(sheets)).toContain(lettersOf(text));
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

    const receipt = await printed(page, 'receipt', info);
    expect(receipt).toHaveLength(1);
    const sums = page.getByRole('region', { name: 'Varor och summor' }).getByRole('definition');
    for (const sum of await sums.allTextContents()) expect.soft(textOf(receipt)).toContain(lettersOf(sum));
    for (const text of [BAR.name, 'Summa inkl. moms', '19121212-1212', 'Guldkajen Ädelmetall AB, org.nr'])
      expect(textOf(receipt)).toContain(lettersOf(text));
    await page.emulateMedia({ media: null });

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
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Underlag till deklarationen' })).toBeVisible();
    const cells = await page.getByRole('cell').filter({ visible: true }).allTextContents();
    expect(cells.length).toBeGreaterThan(0);
    const basis = await printed(page, 'basis', info);
    expect(basis).toHaveLength(1);
    for (const cell of cells) expect.soft(textOf(basis)).toContain(lettersOf(cell));
  });
});
