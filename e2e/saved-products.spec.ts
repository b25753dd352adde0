import type { Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { addToComparison, compareButton } from './support/comparison';
import { control } from './support/control';
import { BAR, LISTING, OTHER } from './support/purchase';
import { CHANGES, expect, test } from './support/test';
import { backendPrice, kronor } from './support/world';

const CODES = ['guldtacka-10g-valcambi', 'guldtacka-50g-valcambi'];

const compareTable = (page: Page) => page.getByRole('table', { name: /sida vid sida/ });
const wishButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Spara ${name} i önskelistan`, exact: true });

async function stored(page: Page, key: string): Promise<string[]> {
  const text = await page.evaluate((name) => localStorage.getItem(name), `guldkajen-${key}`);
  return JSON.parse(text ?? '{"state":{"data":[]}}').state.data.map(({ code }: { code: string }) => code);
}

test('by keyboard: saved from a listing and removed on the list, focus kept', async ({ page }) => {
  await page.goto(LISTING);
  await wishButton(page, BAR.name).focus();
  await page.keyboard.press('Space');
  await expect(wishButton(page, BAR.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/onskelista');
  await expect(page.getByRole('status').filter({ hasText: '1 produkt' })).toBeVisible();
  await wishButton(page, BAR.name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Önskelista' })).toBeFocused();
  await expect(page.getByText('Här är det tomt än så länge.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Köpa guld' })).toBeVisible();
  await expect.poll(() => stored(page, 'wishlist')).toEqual([]);
});

test('the lists are noindex, and their handler refuses unknown requests', async ({ request }) => {
  for (const path of ['/onskelista', '/jamfor', '/jamforelse?koder=a', '/jamforelse?koder=%00,<x>']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('name="robots" content="noindex"');
  }
  expect((await request.get('/api/catalogue')).status()).toBe(400);
  const many = Array.from({ length: 51 }, (_, index) => `codes=c${index}`).join('&');
  expect((await request.get(`/api/catalogue?${many}`)).status()).toBe(400);
  const response = await request.get('/api/catalogue?codes=GULDTACKA-10g-valcambi&codes=nope');
  expect(((await response.json()) as { entries: unknown[] }).entries).toHaveLength(1);
});

/** Added with a message, removed by a second press, and kept over a reload. */
async function compareBar(page: Page): Promise<void> {
  const button = compareButton(page, BAR.name);
  await addToComparison(page, BAR);
  await expect(page.getByText('Product added to Compare', { exact: true })).toBeVisible();
  const toComparison = page.getByRole('link', { name: 'Till jämförelsen' });
  await expect(toComparison, 'in the message, and beside the button').toHaveCount(2);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => stored(page, 'compare')).toEqual([]);
  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const lists = page.getByRole('navigation', { name: 'Dina listor' });
  await expect(lists.getByRole('link', { name: 'Jämför, 1 st' })).toBeVisible();
  await expect.poll(() => stored(page, 'compare')).toEqual(CODES.slice(0, 1));
}

test.describe('a price change', () => {
  test.use(CHANGES);

  test('the comparison shows current prices and the best values side by side, is shared without changing lists, follows the prices, and fits a phone', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await compareBar(page);
    await addToComparison(page, OTHER);
    // By keyboard: a pointer above the toast that is just appearing there would keep it.
    await page
      .getByRole('navigation', { name: 'Dina listor' })
      .getByRole('link', { name: 'Jämför, 2 st' })
      .press('Enter');
    await expect(page).toHaveURL('/jamfor');
    const table = compareTable(page);
    for (const { name } of [BAR, OTHER]) await expect(table.getByRole('columnheader', { name })).toBeVisible();
    for (const name of [
      'Pris',
      'Pris per gram finmetall',
      'Påslag mot spotpris',
      'Spread köp/sälj',
      'Vikt',
      'Renhet',
      'Lager',
    ])
      await expect(table.getByRole('row', { name: new RegExp(`^${name} [\\d–−F]`) })).toBeVisible();
    await expect(table).toContainText(kronor(await backendPrice()));
    expect(await axeViolations(page, { part: 'main' })).toEqual([]);

    const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) });
    for (const name of ['Pris', 'Vi köper', 'Du betalar över metallvärdet', 'Förlust om du säljer direkt'])
      await expect(
        table.getByRole('row', { name: new RegExp(`^${name} \\d`) }).getByText(/^(?:Lägst|Högst)/),
        `a sum of unlike weights: ${name}`,
      ).toHaveCount(0);
    for (const name of ['Pris per gram finmetall', 'Påslag mot spotpris', 'Spread köp/sälj'])
      await expect(row(name).getByText('Lägst', { exact: true })).toHaveCount(1);
    await expect(row('Pris per gram finmetall').getByRole('cell').nth(1)).toHaveText(/^[\d\s]+,\d\d\sSEK\/g Lägst$/);
    await expect(row('Vi köper, per gram finmetall').getByRole('cell').nth(1)).toContainText('Högst');
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Pris per gram finmetall');
    await expect(table.getByRole('columnheader').nth(1)).toContainText(OTHER.name);
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Som de lades till');
    await expect(table.getByRole('columnheader').nth(1)).toContainText(BAR.name);
    await expect(row('Varumärke')).toContainText('Valcambi');
    await page.getByRole('button', { name: 'Dela jämförelsen' }).press('Enter');
    await expect(page.getByText('Länken är kopierad.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/jamforelse?koder=${CODES}`);

    const other = await browser.newPage({ baseURL });
    await other.goto(`${link},finns-inte-mer`);
    await expect(other.getByRole('heading', { level: 1, name: 'Delad jämförelse' })).toBeVisible();
    await expect(compareTable(other).getByRole('columnheader', { name: OTHER.name })).toBeVisible();
    await expect(other.getByText('En vara i länken finns inte i sortimentet.')).toBeVisible();
    expect(await stored(other, 'compare')).toEqual([]);
    await other.getByRole('link', { name: 'Till min jämförelse' }).click();
    await expect(other.getByText('Här är det tomt än så länge.')).toBeVisible();
    await other.close();

    await control('tick', { gold: 1.1, silver: 1 });
    const changed = kronor(await backendPrice());
    await expect
      .poll(
        async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          return table.textContent();
        },
        { timeout: 30_000, intervals: [1_000] },
      )
      .toContain(changed);

    await test.step('on a phone the lists are in the menu, and only the comparison scrolls sideways', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Öppna menyn' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Jämför, 2 st' })).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const region = page.getByRole('region', { name: /^Jämförelse/ });
      expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
    });

    await test.step('"Rensa" can be undone; discontinued products are shown once, and removable', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => {
        const list = JSON.parse(localStorage.getItem('guldkajen-compare') ?? '');
        const gone = { id: 'gone', code: 'finns-inte-mer', name: 'Gammal tacka' };
        list.state.data.push(gone, gone, { id: 7 });
        localStorage.setItem('guldkajen-compare', JSON.stringify(list));
      });
      await page.reload();
      await expect(page.getByText('Gammal tacka finns inte längre i sortimentet.')).toHaveCount(1);
      await page.getByRole('button', { name: 'Rensa' }).click();
      await expect(page.getByText('Listan är rensad.')).toBeVisible();
      await page.getByRole('button', { name: 'Ångra' }).click();
      await page.getByRole('button', { name: 'Ta bort Gammal tacka' }).click();
      await expect(page.getByText('Gammal tacka')).toHaveCount(0);
      await expect(table.getByRole('columnheader', { name: BAR.name })).toBeVisible();
      await expect.poll(() => stored(page, 'compare')).toEqual(CODES);
    });
  });
});
