import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeViolations } from './support/axe';
import { control } from './support/control';
import { BAR } from './support/purchase';
import { SITE_URL } from './support/shop';
import { expect, test } from './support/test';
import { announcePrices } from './support/world';

const PERIODS = ['', '/vecka', '/manad', '/ar'];

test('each period has its own URL, and an unknown period is a 404', async ({ page, request }) => {
  for (const path of ['/guldpris', '/silverpris']) {
    for (const period of PERIODS) {
      const response = await page.goto(path + period);
      expect(response?.status(), path + period).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}${period}$`));
    }
  }
  for (const path of [
    '/guldpris/dag',
    '/guldpris/timme',
    '/guldpris/vecka/x',
    '/guldpris/2026-11-24',
    '/silverpris/%20',
    '/platinapris',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test("the curve's values are read by pointer and arrow keys, and follow a price change in place", async ({ page }) => {
  await expect(async () => {
    await page.goto('/guldpris');
    await expect(page.getByRole('main').getByRole('img', { name: /^Kurva över priset på guld/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  const slider = page.getByRole('slider', { name: 'Priset på guld det senaste dygnet' });
  const value = page.locator('output[for=kurva]');
  const last = (await value.textContent()) ?? '';
  expect(last).toMatch(/^\w+dag \d+\s\w+ kl\.\s\d\d\.\d\d: [\d\s]+\sSEK\/oz$/u);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(value).not.toHaveText(last);
  await expect(slider).toHaveAttribute('aria-valuetext', (await value.textContent()) ?? '');
  await page.keyboard.press('Home');
  const first = (await value.textContent()) ?? '';
  const box = await slider.boundingBox();
  if (!box) throw new Error('no slider');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(value).not.toHaveText(first);
  await page.mouse.move(0, 0);
  const perGram = page.getByRole('main').locator('dd', { hasText: 'SEK/g' }).first();
  const before = (await perGram.textContent()) ?? '';
  await control('tick', { gold: 1.01 });
  await expect(perGram).not.toHaveText(before);
  await expect(page.getByText(/Det här är en demonstration/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^(Sedan|På)/ })).toHaveText([
    'Sedan föregående stängning',
    'På en vecka',
    'På en månad',
    'På ett år',
  ]);
});

test('structured data identifies the page and dates its price', async ({ page }) => {
  await page.goto('/silverpris/manad?metal=platina&from=1900-01-01');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text)).find((found) => found['@type'] === 'WebPage');
  const status = await page.request.get('/api/commerce/get-system-status');
  const { changed } = (await status.json()) as { changed: string };
  expect(data).toMatchObject({ url: canonical, inLanguage: 'sv-SE', name: 'Silverpriset den senaste månaden' });
  expect(Date.parse(data.dateModified)).toBe(Date.parse(changed));
});

test('a corrupt history file only removes the chart, and is reported once', async ({ page, request, shop }) => {
  const message = 'price history cannot be used: pages go without their charts';
  const reports = () =>
    shop.logs.flatMap((log) => readFileSync(log, 'utf8').split('\n')).filter((line) => line.includes(message));
  const broken = join(mkdtempSync(join(tmpdir(), 'history-')), 'prices.sqlite');
  writeFileSync(broken, 'not a database '.repeat(400));
  await shop.stopStorefront();
  try {
    await shop.startStorefront(SITE_URL, { PRICE_HISTORY_FILE: broken });
    await control('tick', { gold: 1.01 });
    await announcePrices(request);
    await expect(async () => {
      expect((await page.goto('/guldpris'))?.status()).toBe(200);
      await expect(page.getByRole('main')).toContainText('Det finns inga noteringar att rita en kurva av', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(page.getByRole('main')).toContainText(/Per gram[\d\s]+,\d\d\sSEK\/g/);
    for (const path of ['/silverpris/ar', '/guldpris/dygn.svg', '/guldpris/bild.png', '/kopa-guld', BAR.path])
      expect((await request.get(path)).status(), path).toBe(200);
    await control('tick', { gold: 1 });
    await announcePrices(request);
    expect(reports()).toHaveLength(1);
  } finally {
    await shop.stopStorefront();
    await shop.startStorefront();
  }
});

test('the picture for shared links is a valid image', async ({ request, page }) => {
  await page.goto('/silverpris');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const picture = await request.get(address);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices, curve and table are rendered, and the calculator returns a result', async ({ page }) => {
    await page.goto('/guldpris/ar');
    await expect(page.getByRole('main')).toContainText(/Per gram[\d\s]+,\d\d\sSEK\/g/);
    await page.getByText('Visa som tabell').click();
    await expect(page.getByRole('table', { name: /^Priset på guld/ }).getByRole('row')).toHaveCount(14);
    await page.getByLabel('Vikt').fill('1,5');
    await page.getByLabel('Enhet').selectOption('uns');
    await page.getByLabel('Halt').selectOption('22 karat (916)');
    await page.getByRole('button', { name: 'Räkna ut' }).click();
    await expect(page).toHaveURL(/\/guldpris\/rakna\?halt=22&vikt=1%2C5&enhet=oz$/);
    await expect(page.getByRole('main').locator('output')).toContainText(/varav rent guld 42,769\sg/);
  });
});

test('in forced colours arrows have the colour of text, and the curve in the price bar its own background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/guldpris');
  const arrows = await page.locator('span').evaluateAll((spans) =>
    spans.flatMap((span) => {
      const { clipPath, backgroundColor } = getComputedStyle(span);
      return clipPath.startsWith('polygon') ? [backgroundColor] : [];
    }),
  );
  expect([...new Set(arrows)]).toEqual(['rgb(0, 0, 0)']);
  await page.getByRole('button', { name: /^GULD/ }).click();
  await expect(page.locator('img[src="/guldpris/dygn.svg"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('at 320 px no name of a product is broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/guldpris');
  const broken = await page
    .getByRole('main')
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.firstChild;
        const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
  expect(broken).toEqual([]);
});

test('axe finds no violations and nothing overflows at 320 and 1440 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/guldpris', '/silverpris/ar', '/guldpris/rakna?vikt=tolv']) {
    await page.goto(path);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeViolations(page), `${path}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});
