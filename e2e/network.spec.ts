import type { Page } from 'playwright/test';
import { openAlive } from './support/alive';
import { SCRIPTS } from './support/held-back';
import { BAR, buyButton, cartPanel, LISTING } from './support/purchase';
import { expect, test } from './support/test';

/* Failed scripts and a lost network: the page stays, and recovers. */

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByText(/^Ingen anslutning/).filter({ visible: true });

test('scripts that fail temporarily are reloaded, and the cart shows the added item', async ({ page }) => {
  await openAlive(page, BAR.path);
  const failed = new Map<string, number>();
  // Twice, because the bundler's own loader retries once, immediately.
  await page.route(SCRIPTS, (route) => {
    const count = (failed.get(route.request().url()) ?? 0) + 1;
    failed.set(route.request().url(), count);
    return count <= 2 ? route.abort() : route.continue();
  });
  await buyButton(page).click();
  await expect(cartPanel(page)).toContainText(BAR.name);
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
});

for (const [what, path, press, shown] of [
  [
    'the cart with what was bought',
    BAR.path,
    (page: Page) => buyButton(page),
    (page: Page) => cartPanel(page).getByRole('link', { name: BAR.name }),
  ],
  [
    'the quick view',
    LISTING,
    (page: Page) => main(page).getByRole('link', { name: 'Snabbtitt' }).first(),
    (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' }),
  ],
  [
    'the large picture',
    BAR.path,
    (page: Page) => page.getByRole('button', { name: /^Förstora bild 1/ }),
    (page: Page) => page.getByRole('dialog', { name: /^Bilder av/ }),
  ],
] as const)
  test(`scripts of a removed release: the page reloads once and shows ${what}`, async ({ page }) => {
    await openAlive(page, path);
    let isGone = true;
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') return;
      documents += 1;
      isGone = false;
    });
    await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await press(page).click();
    await expect(shown(page)).toBeVisible();
    expect(documents).toBe(1);
  });

test('scripts that never load leave the page and the cart unchanged, and can be retried', async ({ page }) => {
  await openAlive(page, BAR.path);
  await page.evaluate(() => sessionStorage.setItem('guldkajen-reloaded', JSON.stringify({ at: Date.now() })));
  await page.route(SCRIPTS, (route) => route.abort());
  await buyButton(page).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Varukorgen kunde inte visas. Dina varor ligger kvar i den.' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Varukorg, 1 st' })).toBeVisible();
  await page.unroute(SCRIPTS);
  await failure.getByRole('button', { name: 'Försök igen' }).click();
  await expect(cartPanel(page)).toContainText(BAR.name);
  await expect(failure).toHaveCount(0);
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
    await offline(() => main(page).getByRole('link', { name: 'Snabbtitt' }).first().click());
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' })).toBeVisible();
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

test('a backorder whose delivery time cannot be fetched is added, with a message', async ({ page }) => {
  await openAlive(page, '/praglade-guldtackor/guldtacka-100g-umicore');
  await page.route('**/api/commerce/get-delivery-time**', (route) => route.abort());
  await buyButton(page).click();
  // In the cart, which covers a toast.
  await expect(cartPanel(page).getByText('Leveranstiden kunde inte kontrolleras.')).toBeVisible();
  await expect(cartPanel(page)).toContainText('100 g guldtacka Umicore');
});
