import type { Locator, Page } from 'playwright/test';
import { holdBack } from './support/held-back';
import { BAR, cartPanel, putInCart } from './support/purchase';
import { BUYS, expect, test } from './support/test';

/* One grid for every page, and a way on from those that have nothing to show. */

test.use(BUYS);

const WINDOW = { width: 1440, height: 900 };

async function edgesOf(place: Locator) {
  const { x = Number.NaN, width = Number.NaN, height = Number.NaN } = (await place.boundingBox()) ?? {};
  return { left: Math.round(x), right: Math.round(x + width), width: Math.round(width), height: Math.round(height) };
}

const bestSellers = (within: Page | Locator) => within.getByRole('list', { name: 'Mest köpta just nu' });

test('pages begin at one left edge and share two columns, and empty ones show best sellers there', async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await page.goto(BAR.path);
  const { left } = await edgesOf(page.getByRole('region', { name: 'Produktbilder' }));
  const { left: second } = await edgesOf(page.getByRole('heading', { level: 1 }));
  for (const path of ['/guldpris', '/salja-guld']) {
    await page.goto(path);
    expect((await edgesOf(page.getByRole('heading', { level: 1 }))).left, path).toBe(left);
    const { left: half } = await edgesOf(page.locator('main .pair > :nth-child(2)').first());
    expect(half, path).toBe(second);
  }
  for (const path of ['/finns-inte', '/sok?searchTerm=zzqqxx', '/onskelista', '/checkout']) {
    await page.goto(path);
    const sellers = bestSellers(page.getByRole('main'));
    await expect(sellers.getByRole('link').first()).toBeVisible();
    expect((await edgesOf(sellers)).left, path).toBe(left);
    expect((await edgesOf(page.getByRole('main').getByRole('heading').first())).left, path).toBe(left);
  }
  await page.goto(BAR.path);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Varukorg/ })
    .click();
  await expect(bestSellers(cartPanel(page)).getByRole('link').first()).toBeVisible();
});

test('the best sellers of an empty checkout move nothing when they come', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    const release = await holdBack(page, '**/api/top-sellers');
    await page.setViewportSize({ ...WINDOW, width });
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
    const footer = async () => (await page.getByRole('contentinfo').boundingBox())?.y;
    const before = await footer();
    release();
    await expect(bestSellers(page.getByRole('main')).getByRole('link').first()).toBeVisible();
    expect(await footer(), `${width}`).toBe(before);
  }
});

test('on a phone a product’s picture is a square from edge to edge, and payment marks keep their size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BAR.path);
  const picture = page.getByRole('region', { name: 'Produktbilder' }).getByRole('img').first();
  expect(await edgesOf(picture)).toEqual({ left: 0, right: 390, width: 390, height: 390 });
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const marks = part.getByRole('img', { name: /^Betala med/ });
    expect(await edgesOf(marks)).toMatchObject({ width: 316, height: 72 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the checkout’s form offers BankID first and ends all fields at one edge', async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await putInCart(page);
  await cartPanel(page).getByRole('button', { name: 'Till kassan' }).press('Enter');
  const form = page.locator('main form');
  await expect(form.getByRole('radio').first()).toBeVisible();
  await expect(form.locator('a, button, input').first()).toHaveText('Logga in med BankID');
  const fields = [...(await form.locator('label:has([type=radio])').all()), ...(await form.getByRole('textbox').all())];
  const edges = await Promise.all(fields.map(edgesOf));
  expect(new Set(edges.map(({ right }) => right)).size).toBe(1);
});
