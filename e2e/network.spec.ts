import type { Locator, Page } from 'playwright/test';
import { countDocuments, openAlive } from './support/alive';
import { holdBack, SCRIPTS } from './support/held-back';
import { BAR, buyButton, cartPanel, LISTING } from './support/purchase';
import { SITE_URL } from './support/shop';
import { expect, test } from './support/test';

/* Slow or failed responses and scripts, and a lost network: the page says so, stays, and recovers. */

const BACKORDER = '/praglade-guldtackor/guldtacka-100g-umicore';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByText(/^Ingen anslutning/).filter({ visible: true });
const enlarge = (page: Page) => page.getByRole('button', { name: /^Förstora bild 1/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Bilder av/ });
const openQuickView = (page: Page) => main(page).getByRole('link', { name: 'Snabbtitt' }).first().click();
const quickView = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' });

test('a slow page, quick view and search show that they are loading; a link to an anchor on another page scrolls smoothly', async ({
  page,
}) => {
  const sign = page.getByText('Hämtar …', { exact: true });
  const skeleton = main(page).locator(':scope > [aria-hidden]');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const releasePages = await holdBack(page, '**/*', (route) => 'rsc' in route.request().headers());
  await openAlive(page, LISTING);
  await main(page).getByRole('link', { name: BAR.name, exact: true }).first().click();
  await expect(sign).toBeVisible();
  await expect(skeleton).toBeInViewport();
  releasePages();
  await expect(heading(BAR.name)).toBeVisible();
  await expect(sign).toBeHidden();
  await expect(skeleton).toBeHidden();

  await page.goBack();
  await expect(heading('Präglade guldtackor')).toBeVisible();
  const releaseScripts = await holdBack(page, SCRIPTS);
  await openQuickView(page);
  await expect(sign).toBeVisible();
  releaseScripts();
  await expect(quickView(page)).toBeVisible();
  await expect(sign).toBeHidden();
  await page.keyboard.press('Escape');

  const releaseSearch = await holdBack(page, '**/sok?**');
  const field = page.getByRole('banner').getByLabel('Sök produkter');
  await field.fill('guldtacka');
  await field.press('Enter');
  await expect(sign).toBeVisible();
  releaseSearch();
  await expect(heading('Sökresultat')).toBeVisible();
  await expect(sign).toBeHidden();

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

test('scripts that never load leave the page and the cart unchanged, and can be retried; those that fail temporarily are reloaded', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: BAR.name });
  await openAlive(page, BAR.path);
  // The page has just been reloaded, and is not reloaded again.
  await page.evaluate(() => sessionStorage.setItem('guldkajen-reloaded', JSON.stringify({ at: Date.now() })));
  await page.route(SCRIPTS, (route) => route.abort());
  await buyButton(page).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Varukorgen kunde inte visas. Dina varor ligger kvar i den.' });
  await expect(failure).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Varukorg, 1 st' })).toBeVisible();
  await page.unroute(SCRIPTS);
  await failure.getByRole('button', { name: 'Försök igen' }).click();
  await expect(cartPanel(page)).toContainText(BAR.name);
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => sessionStorage.clear());
  const documents = countDocuments(page);
  const failed = new Map<string, number>();
  // Twice, because the bundler's own loader retries once, immediately.
  await page.route(SCRIPTS, (route) => {
    const count = (failed.get(route.request().url()) ?? 0) + 1;
    failed.set(route.request().url(), count);
    return count <= 2 ? route.abort() : route.continue();
  });
  await enlarge(page).click();
  await expect(lightbox(page)).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
  expect(documents()).toBe(0);
});

test('scripts of a removed release: the page reloads once and shows what was pressed for', async ({ page }) => {
  let isGone = false;
  await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('request', (request) => {
    if (request.resourceType() === 'document') isGone = false;
  });
  const expectReload = async (path: string, press: () => Promise<void>, shown: Locator) => {
    await openAlive(page, path);
    await page.evaluate(() => sessionStorage.clear());
    const documents = countDocuments(page);
    isGone = true;
    await press();
    await expect(shown).toBeVisible();
    expect(documents()).toBe(1);
  };
  await expectReload(BAR.path, () => enlarge(page).click(), lightbox(page));
  await expectReload(BAR.path, () => buyButton(page).click(), cartPanel(page).getByRole('link', { name: BAR.name }));
  await expectReload(LISTING, () => openQuickView(page), quickView(page));
});

test('a picture that the server could not scale yet is requested again, one that is missing is not', async ({
  page,
}) => {
  const imageOf = (nth: number) => page.getByRole('article').nth(nth).locator('img').first();
  await openAlive(page, LISTING);
  const source = (await imageOf(1).getAttribute('src')) ?? '';
  const missing = new URL(source, SITE_URL).searchParams.get('url');
  const requests: string[] = [];
  const refused = new Set<string>();
  await page.route(/\/_next\/image\?/, (route) => {
    const address = route.request().url();
    if (new URL(address).searchParams.get('url') === missing) {
      requests.push(address);
      return route.fulfill({ status: 404 });
    }
    if (refused.has(address)) return route.continue();
    refused.add(address);
    return route.fulfill({ status: 502, headers: { 'Cache-Control': 'no-store' } });
  });
  await openAlive(page, LISTING);
  // At first the largest file of the set is requested in place of the one that failed, and fails as well.
  await expect(imageOf(0)).toHaveAttribute('src', /no-image/);
  await expect(imageOf(0)).toHaveAttribute('src', /_next\/image/, { timeout: 20_000 });
  await expect.poll(() => imageOf(0).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(imageOf(1)).toHaveAttribute('src', /no-image/);
  expect(requests).toEqual([...new Set(requests)]);
});

test('without a network the page stays and says so; what was pressed happens when the network is back', async ({
  page,
  context,
}) => {
  const offline = async (press: () => Promise<void>) => {
    await context.setOffline(true);
    await press();
    await expect(notice(page).first()).toBeVisible();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await openAlive(page, LISTING);

  await test.step('pictures that are scrolled to', async () => {
    const last = page.getByRole('article').last().locator('img').first();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'image');
    await last.scrollIntoViewIfNeeded();
    await failed;
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await context.setOffline(false);
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(last).not.toHaveAttribute('src', /no-image/);
  });

  await test.step('a link to a price page, which closes its popover', async () => {
    const popover = page.locator('#metallpriser');
    await page.getByRole('region', { name: 'Aktuella metallpriser' }).getByRole('button').first().click();
    await offline(() => popover.getByRole('link', { name: /SILVER/ }).click());
    await expect(popover).toBeHidden();
    await context.setOffline(false);
    await expect(heading('Silverpriset i dag')).toBeVisible();
    await page.goBack();
  });

  await test.step('a quick view', async () => {
    await offline(() => openQuickView(page));
    await context.setOffline(false);
    await expect(quickView(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a filter', async () => {
    await offline(() => page.getByRole('checkbox', { name: /^10g\b/ }).check());
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(false);
    await expect(heading('Präglade guldtackor 10g')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Produkter' })).toHaveAttribute('aria-busy', 'false');
    await expect(notice(page)).toBeHidden();
  });

  await test.step('a link to a product', async () => {
    await offline(() => main(page).getByRole('link', { name: BAR.name, exact: true }).first().click());
    await expect(heading('Präglade guldtackor 10g')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(BAR.name)).toBeVisible();
  });

  await test.step('"Till kassan"', async () => {
    await buyButton(page).click();
    await offline(() => cartPanel(page).getByRole('button', { name: 'Till kassan' }).click());
    await context.setOffline(false);
    await page.waitForURL('**/checkout');
    await expect(page.getByRole('radio', { name: /PostNord/ })).toBeVisible();
  });
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

test('a backorder whose delivery time cannot be fetched is added, with a message', async ({ page }) => {
  await openAlive(page, BACKORDER);
  await page.route('**/api/commerce/get-delivery-time**', (route) => route.abort());
  await buyButton(page).click();
  // In the cart, which covers a toast.
  await expect(cartPanel(page).getByText('Leveranstiden kunde inte kontrolleras.')).toBeVisible();
  await expect(cartPanel(page)).toContainText('100 g guldtacka Umicore');
});
