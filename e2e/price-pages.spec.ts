import { brokenWords } from './support/broken-words';
import { control } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { pageFacts } from './support/page-facts';
import { SITE_URL } from './support/shop';
import { getPage } from './support/site';
import { expect, test } from './support/test';

const PERIODS = ['', '/vecka', '/manad', '/ar'];

test('each period has its own URL, data and share image, and an unknown period is a 404', async ({ page, request }) => {
  for (const path of ['/guldpris', '/silverpris']) {
    for (const period of PERIODS) {
      const { canonicals } = await pageFacts(page, await getPage(request, path + period));
      expect(canonicals).toEqual([SITE_URL + path + period]);
    }
  }
  const html = await getPage(request, '/silverpris/manad?metal=platina&from=1900-01-01');
  const facts = await pageFacts(page, html);
  const data = facts.data.find((found) => found['@type'] === 'WebPage');
  const { changed } = await (await request.get('/api/commerce/get-system-status')).json();
  expect(data).toMatchObject({
    url: facts.canonicals[0],
    inLanguage: 'sv-SE',
    name: 'Silverpriset den senaste månaden',
  });
  expect(Date.parse(String(data?.dateModified))).toBe(Date.parse(changed));
  const picture = await request.get(facts.shareImage ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
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

test("what is entered before the page's code has loaded is calculated; the curve's values are read by pointer and arrow keys, and prices change in place", async ({
  page,
}) => {
  const main = page.getByRole('main');
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/guldpris', { waitUntil: 'commit' });
  const output = main.locator('output').filter({ hasText: 'varav rent guld' });
  await main.getByLabel('Vikt').fill('1,5');
  await main.getByLabel('Enhet').selectOption('uns');
  await main.getByLabel('Halt').selectOption('22 karat (916)');
  release();
  await expect(output).toHaveText(/varav rent guld 42,769\sg/);
  await main.getByLabel('Enhet').selectOption('gram');
  await expect(output).toHaveText(/varav rent guld 1,375\sg/);

  await page.mouse.click(0, 0);
  await expect(main.locator('output'), 'a price change is announced by the clock alone').toHaveCount(2);
  for (const unused of await main.locator('output').all()) await expect(unused).toHaveAttribute('aria-live', 'off');

  const curve = main.getByRole('img', { name: /^Kurva över priset på guld/ });
  await expect(async () => {
    if (!(await curve.isVisible())) await page.reload();
    await expect(curve).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const slider = page.getByRole('slider', { name: 'Priset på guld det senaste dygnet' });
  const value = page.locator('output[for=kurva]');
  const last = (await value.textContent()) ?? '';
  expect(last).toMatch(/^\p{L}+dag \d+\s\p{L}+ kl\.\s\d\d\.\d\d: [\d\s]+\sSEK\/oz$/u);
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
  const perGram = main.locator('dd', { hasText: 'SEK/g' }).first();
  const before = (await perGram.textContent()) ?? '';
  await control('tick', { gold: 1.01 });
  const afterReturning = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return perGram.textContent();
  };
  await expect.poll(afterReturning).not.toBe(before);
  await expect(page.getByText(/Det här är en demonstration/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^(Sedan|På)/ })).toHaveText([
    'Sedan föregående stängning',
    'På en vecka',
    'På en månad',
    'På ett år',
  ]);

  // On a narrow phone no name of a product is broken within a word, save at its own hyphen.
  await page.setViewportSize({ width: 320, height: 900 });
  for (const link of await page.getByRole('main').getByRole('table').getByRole('link').all())
    expect(await brokenWords(link)).toEqual([]);
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
