import type { Page } from 'playwright/test';
import { control, storedOrders } from './support/control';
import { identify, TOLVAN } from './support/identity';
import { choose, NAME, SMALL, PATH as VARIANTS } from './support/present-box';
import { BAR, buyButton, cartPanel, expectThanks, fillForm, LISTING } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { figuresOf, isTranslated, lostTexts, translateFrom } from './support/translator';
import { announcePrices, kronor } from './support/world';

test.use(BUYS);

/** A page that the browser translates; its uncaught errors are collected. */
async function translated(page: Page, when: 'early' | 'loaded' = 'loaded'): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await translateFrom(page, when);
  return errors;
}

/** Changes the prices under an open page, as the end of its countdown does. */
async function tick(page: Page): Promise<void> {
  await control('tick', { gold: 1.01, silver: 1.01 });
  await announcePrices(page.request);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

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
    await expect.poll(() => figuresOf(page), path).toEqual(await figuresOf(plain));
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
  await expect(cart).toContainText('är borttagen');
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

const WAYS = {
  Swish: async () => {},
  Zimpler: async (page: Page) => {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Godkänn betalningen' }).click();
  },
  Banköverföring: async (page: Page) => {
    await page.getByRole('button', { name: 'Bekräfta med BankID' }).click();
    await identify(page, TOLVAN);
  },
};

for (const [way, pay] of Object.entries(WAYS))
  test(`a translated purchase with ${way}, after a wrong number and a new price, is placed at the shown sum`, async ({
    page,
  }) => {
    const errors = await translated(page, way === 'Swish' ? 'early' : 'loaded');
    await page.goto(BAR.path);
    await isTranslated(page);
    await buyButton(page).click();
    await cartPanel(page).getByRole('button', { name: 'Till kassan' }).click();
    await page.waitForURL('**/checkout');
    const number = page.getByRole('textbox', { name: 'Personnummer' });
    await number.fill('19121212-1213');
    await page.getByRole('button', { name: 'Granska beställningen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'uppgifter behöver rättas' })).toBeVisible();
    await fillForm(page, new RegExp(way));
    await tick(page);
    await expect(page.getByText('Priset har ändrats')).toBeVisible();
    const figures = await figuresOf(page);
    expect(figures.join()).not.toContain('#');
    await page.getByRole('button', { name: /^Beställ och betala/ }).click();
    await pay(page);
    await expectThanks(page);
    const [order] = await storedOrders();
    expect(figures).toContain(`${kronor(order?.orderTotal ?? 0)}\u00a0SEK`);
    expect(await lostTexts(page)).toEqual([]);
    // A page that was changed before hydration is rendered again (React's error 418), as it has to be.
    expect(errors.filter((error) => !error.includes('#418'))).toEqual([]);
  });
