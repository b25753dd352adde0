import type { Page } from 'playwright/test';
import type { AnalyticsEvent } from '../lib/browser/analytics/events';
import { atRest } from './support/alive';
import { banner, configure, layer, openMeasured } from './support/consent';
import { holdBack, SCRIPTS } from './support/held-back';
import {
  BAR,
  BUYER,
  buyButton,
  cartPanel,
  expectThanks,
  fillCheckout,
  orderAndPay,
  putInCart,
} from './support/purchase';
import { CHANGES, expect, STILL, test } from './support/test';

test.use(STILL);

const names = async (page: Page) => (await layer(page)).events.map(({ event }) => event);

test('without a tag manager there is no banner, no measuring and no third-party request', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await putInCart(page);
  await atRest(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(foreign).toEqual([]);
  await page.goto('/integritet');
  await expect(page.getByRole('main')).toContainText('finns det inget att godkänna');
  await expect(page.getByRole('button', { name: 'Inställningar för kakor' })).toHaveCount(0);
});

test('nothing is sent before consent; afterwards the page view and later events are', async ({ page }) => {
  const requests = await configure(page);
  await page.goto(BAR.path);
  await expect(banner(page)).toBeVisible();
  expect(await names(page)).toEqual([]);
  expect((await layer(page)).commands).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ],
  ]);
  expect(requests).toEqual([]);

  await banner(page).getByRole('button', { name: 'Godkänn' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  expect((await layer(page)).commands.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  await expect.poll(() => names(page)).toEqual(['gtm.js', 'view_item']);

  await buyButton(page).click();
  await expect.poll(() => names(page)).toEqual(['gtm.js', 'view_item', 'add_to_cart']);
  const { events } = await layer(page);
  for (const { ecommerce } of events.slice(1)) {
    expect(ecommerce).toMatchObject({
      currency: 'SEK',
      items: [{ item_id: 'guldtacka-10g-valcambi', item_name: BAR.name, item_brand: 'Valcambi' }],
    });
  }
  expect(events[1]?.ecommerce?.items).toMatchObject([
    { item_category: 'Köpa guld', item_category2: 'Guldtackor', item_category3: 'Präglade guldtackor' },
  ]);

  await page.reload();
  await expect.poll(() => names(page)).toEqual(['gtm.js', 'view_item']);
  await expect(banner(page)).toHaveCount(0);
});

test('"no" is as easy as "yes", is remembered, and can be changed back and forth from the footer', async ({ page }) => {
  const requests = await configure(page);
  await page.goto(BAR.path);
  const [no, yes] = [banner(page).getByRole('button', { name: 'Nej tack' }), banner(page).getByRole('button').nth(1)];
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
  expect(noBox?.height).toBe(yesBox?.height);
  expect(noBox?.y).toBe(yesBox?.y);
  await no.click();
  await page.reload();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Inställningar för kakor' });
  await atRest(page);
  await expect(settings).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await names(page)).toEqual([]);

  // Pressed before the page's code has loaded.
  const release = await holdBack(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await settings.click();
  release();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('Du har sagt nej till statistik.');
  await banner(page).getByRole('button', { name: 'Godkänn' }).click();
  await expect(settings).toBeFocused();
  await expect.poll(() => requests).toHaveLength(1);

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: new URL('/', page.url()).href }]);
  await settings.click();
  await banner(page).getByRole('button', { name: 'Nej tack' }).click();
  await expect
    .poll(async () => (await layer(page)).commands.at(-1))
    .toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
  const before = await names(page);
  await buyButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  expect(await names(page)).toEqual(before);
});

async function setPieces(page: Page, pieces: string): Promise<void> {
  const quantity = cartPanel(page).getByRole('textbox', { name: /^Antal/ });
  await quantity.fill(pieces);
  await quantity.press('Enter');
}

/** What a shopper does, one after the other, and the event that it sends. */
const SENT_BY: Readonly<Record<AnalyticsEvent['event'], (page: Page) => Promise<void>>> = {
  view_item: (page) => openMeasured(page, BAR.path),
  add_to_cart: (page) => buyButton(page).click(),
  remove_from_cart: async (page) => {
    await setPieces(page, '2');
    await setPieces(page, '1');
  },
  begin_checkout: (page) => fillCheckout(page, 'Swish'),
  purchase: orderAndPay,
};

test.describe('an order', () => {
  test.use(CHANGES);

  test('sends each kind of event; the purchase once, with its items and without its buyer', async ({ page }) => {
    for (const [event, act] of Object.entries(SENT_BY)) {
      await act(page);
      await expect.poll(() => names(page), { message: event }).toContain(event);
    }
    const purchases = (await layer(page)).events.filter(({ event }) => event === 'purchase');
    expect(purchases).toHaveLength(1);
    expect(purchases[0]?.ecommerce).toMatchObject({ currency: 'SEK', items: [{ item_id: 'guldtacka-10g-valcambi' }] });
    // Whole values, since a timestamp in milliseconds may contain any three digits.
    const { email, phone, personalNumber } = BUYER;
    const buyer = [email, ...[phone, personalNumber].flatMap((number) => [number, number.replace(/\D/g, '')])];
    const everything = JSON.stringify(await layer(page));
    expect(buyer.filter((mark) => everything.includes(mark))).toEqual([]);
    await page.reload();
    await expectThanks(page);
    await expect.poll(() => names(page)).toContain('gtm.js');
    expect(await names(page)).not.toContain('purchase');
  });
});
