import { openAlive } from './support/alive';
import { holdBack, SCRIPTS } from './support/held-back';
import { BAR, LISTING } from './support/purchase';
import { expect, test } from './support/test';

const BACKORDER = '/praglade-guldtackor/guldtacka-100g-umicore';

test('a slow page shows that it is loading, until it is loaded', async ({ page }) => {
  const release = await holdBack(page, '**/*', (route) => 'rsc' in route.request().headers());
  await openAlive(page, LISTING);
  await page.getByRole('main').getByRole('link', { name: BAR.name, exact: true }).first().click();
  const sign = page.getByText('Loading...', { exact: true });
  await expect(sign).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  await expect(sign).toBeHidden();
});

test('and so does a slow search page', async ({ page }) => {
  const release = await holdBack(page, '**/sok?**');
  await page.goto('/');
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.fill('guldtacka');
  await field.press('Enter');
  const sign = page.getByText('Loading...', { exact: true });
  await expect(sign).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat' })).toBeVisible();
  await expect(sign).toBeHidden();
});

test('and so does a quick view whose code is slow', async ({ page }) => {
  await openAlive(page, LISTING);
  const release = await holdBack(page, SCRIPTS);
  await page.getByRole('main').getByRole('link', { name: 'Snabbtitt' }).first().click();
  const sign = page.getByText('Loading...', { exact: true });
  await expect(sign).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' })).toBeVisible();
  await expect(sign).toBeHidden();
});

test('the stock check shows its progress', async ({ page }) => {
  const release = await holdBack(page, '**/api/commerce/get-delivery-time**');
  await page.goto(BACKORDER);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^(Lägg till i varukorg|Kollar lagret …)$/ })
    .first();
  await button.click();
  await expect(button).toHaveText('Kollar lagret …');
  release();
  await expect(page.getByRole('dialog')).toContainText('Leveranstid upp till 3\u00a0veckor (beställningsvara)');
  await expect(button).toHaveText('Lägg till i varukorg');
});

test('a link to an anchor on another page opens the page, then scrolls smoothly', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const places: number[] = [];
    Reflect.set(window, 'places', places);
    addEventListener('scroll', () => places.push(scrollY));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guldpåse', exact: true }).click();
  await expect(page).toHaveURL('/salja-guld#guldpase');
  await expect(page.getByRole('heading', { name: /^Guldpåsen/ }).first()).toBeInViewport();
  // A jump is one step; smooth scrolling has many.
  const steps = await page.evaluate(() => {
    const places = (Reflect.get(window, 'places') as number[]).filter((place) => place > 0);
    const top = Math.min(...places.slice(-1));
    return places.filter((place) => place > 0 && place < top).length;
  });
  expect(steps).toBeGreaterThan(5);
});

test('the arrows of a strip stop at its ends, and a mouse reaches every brand', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BAR.path);
  const makers = page.getByRole('contentinfo').locator('div:has(> .strip > ul[aria-label="Varumärken"])');
  const next = makers.getByRole('button', { name: 'Nästa' });
  const previous = makers.getByRole('button', { name: 'Föregående' });
  await makers.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  const ink = (arrow: typeof next) => arrow.evaluate((node) => getComputedStyle(node).color);
  expect(await ink(previous)).not.toBe(await ink(next));
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(makers.getByRole('link').last()).toBeInViewport();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});
