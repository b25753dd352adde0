import type { Page } from 'playwright/test';
import { countDocuments } from './support/alive';
import { control } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { kronorOf } from './support/offers';
import { CHANGES, expect, test } from './support/test';
import { announcePrices } from './support/world';

const BARS = '/kopa-guld/guldtackor';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const cards = (page: Page) => page.getByRole('region', { name: 'Produkter' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const settled = (page: Page) =>
  expect(page.getByRole('region', { name: 'Produkter' })).toHaveAttribute('aria-busy', 'false');
const found = (page: Page, count: string) => expect(page.getByText(count, { exact: true })).toBeVisible();
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });

test('a listing in one document: a choice shows other products at once, has a URL to share, and is undone; sorting, pages and a price range', async ({
  page,
  browser,
}) => {
  await page.goto(BARS);
  await expect(title(page)).toHaveText('Guldtackor');
  const all = await page
    .getByRole('status')
    .filter({ hasText: /produkter$/ })
    .textContent();
  const before = await page.title();
  const documents = countDocuments(page);
  await test.step('a choice, undone step by step', async () => {
    await box(page, '10g').check();
    await found(page, '9 produkter');
    await expect(title(page)).toHaveText('Guldtackor 10g');
    await box(page, 'Valcambi').check();
    await found(page, '1 produkt');
    await expect(title(page)).toHaveText('Guldtackor 10g från Valcambi');
    await expect(page).toHaveTitle(/^Vi säljer 10g Valcambi guldtackor \|/);
    await expect(canonical(page)).toHaveAttribute('href', /\/kopa-guld\/guldtackor\?vikt=10g&marke=valcambi$/);
    await expect(page).toHaveURL(`${BARS}?vikt=10g&marke=valcambi`);
    await expect.poll(() => names(page)).toEqual(['10 g guldtacka Valcambi']);

    const friend = await browser.newPage({ javaScriptEnabled: false });
    // Without scripts a browser loads every picture before the load event.
    await friend.goto(page.url(), { waitUntil: 'domcontentloaded' });
    await expect(title(friend)).toHaveText('Guldtackor 10g från Valcambi');
    await expect.poll(() => names(friend)).toEqual(['10 g guldtacka Valcambi']);
    await friend.close();

    await page.goBack();
    await found(page, '9 produkter');
    await expect(title(page)).toHaveText('Guldtackor 10g');
    await expect(box(page, 'Valcambi')).not.toBeChecked();
    await page.goBack();
    await found(page, all ?? '');
    await expect(title(page)).toHaveText('Guldtackor');
    await expect(page).toHaveTitle(before);
    await expect(canonical(page)).toHaveAttribute('href', /\/kopa-guld\/guldtackor$/);
    await page.goForward();
    await found(page, '9 produkter');
    await expect(box(page, '10g')).toBeChecked();
  });
  await test.step('removing a filter by keyboard moves the focus to the products', async () => {
    await page.getByRole('button', { name: 'Ta bort filtret 10g' }).press('Enter');
    await expect(title(page)).toHaveText('Guldtackor');
    await expect(page).toHaveURL(BARS);
    await expect(page.getByRole('region', { name: 'Produkter' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sortera' })).toBeFocused();
  });
  await test.step('the next page has its own URL and products, and "back" shows the first one again', async () => {
    await found(page, all ?? '');
    const first = await names(page);
    await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Nästa' }).click();
    await expect(page).toHaveURL(`${BARS}?sida=2`);
    await expect(page).toHaveTitle(/sida 2/);
    await expect(canonical(page)).toHaveAttribute('href', /\?sida=2$/);
    await expect(cards(page).getByRole('heading').first()).not.toHaveText(first[0] ?? '');
    const second = await names(page);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goBack();
    await expect(cards(page).getByRole('heading').first()).toHaveText(first[0] ?? '');
    await expect.poll(() => names(page)).toEqual(first);
  });
  await test.step('sorting by lowest price shows it first', async () => {
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Lägst pris');
    await found(page, 'Sorterat efter pris, lägst först');
    await settled(page);
    const prices = (await cards(page).locator('[data-price] span:first-child').allTextContents()).map(kronorOf);
    expect(prices).toHaveLength(24);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await expect(page).toHaveURL(`${BARS}?sortera=pris-stigande`);
    await page.goBack();
    await expect(page).toHaveURL(BARS);
  });
  await test.step('a price range is applied on Enter, keeps the focus, and an untouched field changes nothing', async () => {
    const from = page.getByRole('textbox', { name: 'Från' });
    const to = page.getByRole('textbox', { name: 'Till' });
    // Wide enough for the typed text: the checkboxes beside them are styled by element.
    for (const field of [from, to]) expect((await field.boundingBox())?.width).toBeGreaterThan(60);
    await from.fill('10 000 kr');
    await from.press('Enter');
    await expect(page).toHaveURL(`${BARS}?pris=10000-`);
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('10000');
    await to.fill('15000');
    await to.blur();
    await expect(page).toHaveURL(`${BARS}?pris=10000-15000`);
    await found(page, '10 000–15 000 SEK');
    const steps = await page.evaluate(() => history.length);
    await from.focus();
    await to.focus();
    await to.blur();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await settled(page);
    const prices = (await cards(page).locator('[data-price] span:first-child').allTextContents()).map(kronorOf);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= 10_000 && price <= 15_000)).toBe(true);
    // While typing, "Från" may exceed "Till".
    await from.fill('25000');
    await from.press('Tab');
    await expect(to).toBeFocused();
    await from.click();
    await page.getByText('Till', { exact: true }).click();
    await expect(to).toBeFocused();
    await expect(from).toHaveValue('25000');
    await expect(page).toHaveURL(`${BARS}?pris=10000-15000`);
    await to.fill('30000');
    await to.press('Enter');
    await expect(page).toHaveURL(`${BARS}?pris=25000-30000`);
    await page.getByRole('button', { name: 'Ta bort filtret 25 000–30 000 SEK' }).click();
    await expect(from).toHaveValue('');
    await expect(page).toHaveURL(BARS);
  });
  expect(documents()).toBe(0);
});

test('going back from a product restores the listing, also a choice that was pending when the page was left', async ({
  page,
}) => {
  await page.goto(BARS);
  let requests = 0;
  await page.route('**/api/catalogue/**', (route) => {
    requests += 1;
    // The first request gets no response before the page is left.
    return requests === 1 ? undefined : route.continue();
  });
  await box(page, '10g').check();
  await expect(page).toHaveURL(`${BARS}?vikt=10g`);
  await expect.poll(() => requests).toBe(1);
  await cards(page).getByRole('heading').first().getByRole('link').click();
  await expect(title(page)).not.toHaveText(/^Guldtackor/);
  await page.goBack();
  await found(page, '9 produkter');
  await expect(title(page)).toHaveText('Guldtackor 10g');
  await settled(page);
  const left = await names(page);
  await cards(page).getByRole('link', { name: '10 g guldtacka Valcambi', exact: true }).click();
  await expect(title(page)).toHaveText('10 g guldtacka Valcambi');
  await page.goBack();
  await found(page, '9 produkter');
  await expect(title(page)).toHaveText('Guldtackor 10g');
  await expect.poll(() => names(page)).toEqual(left);
});

test('choices made while the scripts are loading take effect afterwards', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(`${BARS}?marke=valcambi`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Från' }).fill('100');
  await box(page, '10g').check();
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Lägst pris');
  await page.getByRole('button', { name: 'Ta bort filtret Valcambi' }).click();
  release();
  await found(page, '9 produkter');
  await expect(page).toHaveURL(`${BARS}?vikt=10g&pris=100-&sortera=pris-stigande`);
  await expect(box(page, '10g')).toBeChecked();
  await expect(box(page, 'Valcambi')).not.toBeChecked();
});

test('products that cannot be fetched leave the page unchanged; a choice without products leads to others; options are counted', async ({
  page,
}) => {
  await test.step('products that cannot be fetched, and a retry', async () => {
    await page.goto(BARS);
    const before = await names(page);
    await page.route('**/api/catalogue/**', (route) => route.abort());
    await box(page, '10g').check();
    const failed = page.getByRole('region', { name: 'Produkter' }).getByRole('alert');
    await expect(failed).toBeVisible();
    await expect(title(page)).toHaveText('Guldtackor 10g');
    expect(await names(page)).toEqual(before);
    await page.unroute('**/api/catalogue/**');
    await failed.getByRole('button', { name: 'Försök igen' }).click();
    await found(page, '9 produkter');
    await expect(failed).toHaveCount(0);
    await expect(page).toHaveURL(`${BARS}?vikt=10g`);
  });
  await test.step('a choice without products has nothing to sort, and links to results without a part of it', async () => {
    await page.getByRole('textbox', { name: 'Till' }).fill('2');
    await page.getByRole('textbox', { name: 'Från' }).fill('1');
    await page.getByRole('textbox', { name: 'Från' }).press('Enter');
    await found(page, 'Inga produkter stämmer med ditt val.');
    await expect(page.getByRole('combobox', { name: 'Sortera' })).toBeHidden();
    await expect(page.getByText(/^Varor i lager först/)).toBeHidden();
    const way = page.getByRole('link', { name: /^Ta bort 1–2 SEK \(9 produkter\)$/ });
    await way.click();
    await found(page, '9 produkter');
    await expect(page).toHaveURL(`${BARS}?vikt=10g`);
  });
  await test.step('options are counted within the current choices, and those without products are disabled', async () => {
    await page.goto('/kopa-guld/guldmynt');
    await box(page, '1/10 oz').check();
    await settled(page);
    const brands = page.getByRole('group', { name: 'Varumärke' });
    await expect(brands.getByRole('checkbox', { disabled: true }).first()).toBeAttached();
    const first = brands.locator('label:not(:has(:disabled))').first();
    const count = Number(await first.locator('small').textContent());
    await first.getByRole('checkbox').check();
    await found(page, count === 1 ? '1 produkt' : `${count} produkter`);
  });
});

// A finger that goes down by so many pixels from the middle of an element.
test('reduced products are found by a filter, and say their lowest earlier price on card and page', async ({
  page,
}) => {
  await page.goto('/kopa-guld');
  await box(page, 'Nedsatt pris').check();
  await found(page, '3 produkter');
  await expect(page).toHaveURL('/kopa-guld?filter=sale');
  await settled(page);
  await expect(cards(page).locator('s')).toHaveCount(3);
  const card = cards(page).first();
  await expect(card).toContainText('tidigare lägsta pris, 30\u00a0dagar');
  const earlier = (await card.locator('s').textContent()) ?? '';
  expect(kronorOf(earlier)).toBeGreaterThan(
    kronorOf((await card.locator('[data-price] span').first().textContent()) ?? ''),
  );
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByText(/^Nedsatt\. Tidigare lägsta pris/)).toContainText(earlier);
});

test.describe('limited offers', () => {
  test.use(CHANGES);

  test('are found by a filter and say their last day on card and page, until it has passed', async ({ page }) => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const [offer, past, plain] = [
      'guldtacka-20g-heraeus',
      'guldmynt-1-2oz-wiener-philharmoniker',
      'guldmynt-sovereign-george-v',
    ];
    await control('product', { code: offer, until: inDays(3).toISOString() });
    await control('product', { code: past, until: inDays(-2).toISOString() });
    await control('product', { code: plain, until: null });
    await control('tick', { gold: 1, silver: 1 });
    await announcePrices(page.request);
    await page.goto('/kopa-guld');
    await box(page, 'Tidsbegränsat').check();
    await found(page, '1 produkt');
    await expect(page).toHaveURL('/kopa-guld?filter=until');
    await settled(page);
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(inDays(3));
    const ends = new RegExp(`till och med ${day.replaceAll(' ', '\\s')}`);
    await expect(cards(page)).toContainText(ends);
    await cards(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByText(/^Tidsbegränsat,/).locator('..')).toContainText(ends);
    await page.goto('/kopa-guld?filter=sale');
    await found(page, '3 produkter');
    await expect(cards(page).filter({ hasText: 'till och med' })).toHaveCount(1);
  });
});
