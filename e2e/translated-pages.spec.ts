import { choose, NAME, SMALL, PATH as VARIANTS } from './support/present-box';
import { BAR, buyButton, cartPanel, LISTING } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { figuresOf, isTranslated, lostTexts, tick, translated } from './support/translator';

test.use(BUYS);

const PAGES = [
  '/',
  LISTING,
  BAR.path,
  VARIANTS,
  '/sok?searchTerm=valcambi',
  '/guldpris',
  '/silverpris/manad',
  '/checkout',
];

test('in a translated page every price follows a change, as in the untranslated one', async ({ page, context }) => {
  const errors = await translated(page);
  const plain = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await isTranslated(page);
    const before = await figuresOf(page);
    await tick(page);
    if (path !== '/checkout') await expect.poll(() => figuresOf(page), path).not.toEqual(before);
    await plain.goto(path);
    // Best sellers of an empty checkout arrive later, on both.
    await expect(async () => expect(await figuresOf(page), path).toEqual(await figuresOf(plain))).toPass({
      timeout: 20_000,
    });
    expect(await lostTexts(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('a translated listing, quick view, comparison and cart can be used', async ({ page }) => {
  const errors = await translated(page);
  await page.goto('/kopa-guld');
  await isTranslated(page);
  const main = page.getByRole('main');
  const boxes = main.getByRole('checkbox', { disabled: false });
  for (const box of [boxes.nth(0), boxes.nth(3)]) await box.check();
  await boxes.nth(0).uncheck();
  await main.getByLabel('Sortera').selectOption('pris-fallande');
  await main.getByRole('button', { name: 'Rensa filter' }).click();
  await main.getByRole('link', { name: 'Nästa' }).click();
  await main
    .getByRole('button', { name: /^Spara / })
    .first()
    .click();
  for (const index of [0, 1])
    await main
      .getByRole('button', { name: /^Jämför / })
      .nth(index)
      .click();
  await main.getByText('Snabbtitt').first().click();
  const view = page.getByRole('dialog');
  await view.getByRole('button', { name: 'Stäng' }).click();

  await page.goto(VARIANTS);
  await isTranslated(page);
  await choose(main, SMALL);
  await buyButton(page).click();
  const cart = cartPanel(page);
  await expect(cart).toContainText(NAME);
  await cart.getByRole('button', { name: 'Öka antalet' }).click();
  await tick(page);
  await expect(cart).toContainText('Nytt pris');
  await cart
    .getByRole('button', { name: /^Ta bort / })
    .first()
    .click();
  await expect(cart).toContainText('har tagits bort');
  await expect(cart).toContainText('Varukorgen är tom');
  expect(await lostTexts(page)).toEqual([]);

  await page.goto('/jamfor');
  await isTranslated(page);
  for (const left of [1, 0]) {
    await main
      .getByRole('button', { name: /^Ta bort .* från jämförelsen/ })
      .first()
      .click();
    await expect(main.getByRole('button', { name: /från jämförelsen/ })).toHaveCount(left);
  }
  expect(await lostTexts(page)).toEqual([]);
  expect(errors).toEqual([]);
});
