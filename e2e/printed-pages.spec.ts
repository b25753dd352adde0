import { PAGE_KINDS } from './support/page-kinds';
import { lettersOf, printed, textOf } from './support/paper';
import { expect, test } from './support/test';

/** Of a card, with the margin above it, in points. */
const HEIGHT_OF_A_PICTURE = 70;

test('every kind of page is whole on paper', async ({ page }, info) => {
  // Without a session it leads to /login.
  for (const path of PAGE_KINDS.filter((kind) => kind !== '/profile'))
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const headings = page.getByRole('main').getByRole('heading').filter({ visible: true });
      const names = await headings.allTextContents();
      // A picture may be a button, and the fields of a calculator belong to its result.
      const buttons = page.getByRole('button').filter({ hasNot: page.locator('img') });
      const controls = buttons.or(page.getByRole('combobox', { name: 'Sortera' }));
      const sheets = await printed(page, path.replaceAll(/\W+/g, '-'), info, controls);
      for (const name of names) expect.soft(textOf(sheets)).toContain(lettersOf(name));

      const pictured = page
        .getByRole('listitem')
        .getByRole('article')
        .filter({ has: page.locator('img') });
      const cards = await pictured.getByRole('heading').allTextContents();
      const highest = sheets.flat().filter(({ top }) => top < HEIGHT_OF_A_PICTURE);
      const cut = highest.filter(({ text }) => cards.some((name) => name.startsWith(text) && text.length > 8));
      expect.soft(cut, 'cards without their pictures').toEqual([]);
    });
});
