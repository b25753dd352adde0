import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { control, storedOrders } from './support/control';
import { identify, logIn } from './support/identity';
import { BAR, BUYER, buyButton, cartPanel, expectThanks, fillForm, orderAndPay, placeOrder } from './support/purchase';
import { type Shop, SITE_URL } from './support/shop';
import { CHANGES, expect, test } from './support/test';
import { freshWorld } from './support/world';

/*
 * Two orders during sixty days, in a browser: a guest's transfer that nobody pays, and a customer's two coins in two parcels, of which
 * one comes back. The clocks of backend, storefront and browser move; the storefront is started again each time, as in any two months.
 * e2e/in-process/sixty-days.test.tsx has more orders and moments.
 */

const FAKE_TIME = process.env.FAKE_TIME_PATH ?? '';
const DAY = 24 * 3_600;

test.use(CHANGES);
test.skip(FAKE_TIME === '', 'libfaketime is not installed (Debian: apt-get install libfaketime)');

const play = (orderId: number, event: Readonly<Record<string, unknown>>) => control('order', { orderId, ...event });
const sent = (orderId: number, parcel: number, code: string) =>
  play(orderId, {
    event: 'parcel',
    parcel,
    state: 'sent',
    tracking: { code, url: `https://sparning.example/${code}` },
    lines: [{ variantCode: 'guldtacka-10g-valcambi', quantity: 1 }],
  });

/** Moves all clocks to `to` seconds after the beginning; the pages that are open see it by themselves. */
async function travel(shop: Shop, contexts: readonly BrowserContext[], from: number, to: number): Promise<void> {
  await shop.stopStorefront();
  await control('clock', { advanceSeconds: to - from });
  await shop.startStorefront(SITE_URL, {
    LD_PRELOAD: FAKE_TIME,
    FAKETIME: `+${to}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    PRICE_HISTORY_FILE: `${shop.data}-prices`,
  });
  for (const context of contexts) await context.clock.fastForward((to - from) * 1000);
}

const main = (page: Page) => page.getByRole('main');

async function expectFacts(page: Page, facts: readonly string[], never: readonly string[] = []): Promise<void> {
  for (const fact of facts) await expect(main(page)).toContainText(fact);
  for (const fact of never) await expect(main(page)).not.toContainText(fact);
}

/** Returns to an open tab, which then checks at once. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Opens the order's page, or "Mina sidor", in a new tab. */
async function inFreshTab(context: BrowserContext, path: string, look: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  await page.goto(path);
  await look(page);
  await page.close();
}

test('an unpaid transfer, and two parcels of which one comes back: each page is true at once, and after four, fifteen and sixty days', async ({
  page: guest,
  context: guests,
  browser,
  request,
  shop,
}) => {
  // Five starts of servers, each slow on a busy machine.
  test.setTimeout(600_000);
  const customers = await browser.newContext({ baseURL: SITE_URL, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });
  const contexts = [guests, customers];
  for (const context of contexts) await context.clock.install({ time: Date.now() });
  const customer = await customers.newPage();

  await guest.goto(BAR.path);
  await buyButton(guest).click();
  await cartPanel(guest).getByRole('button', { name: 'Till kassan' }).click();
  await fillForm(guest, /Banköverföring/, BUYER);
  await placeOrder(guest);
  await identify(guest, '191212121212');
  await expectThanks(guest);

  await logIn(customer);
  await customer.goto(BAR.path);
  await main(customer).getByRole('textbox', { name: 'Antal' }).first().fill('2');
  await buyButton(customer).click();
  await cartPanel(customer).getByRole('button', { name: 'Till kassan' }).click();
  await fillForm(customer, 'Swish', { phone: BUYER.phone });
  await orderAndPay(customer);
  const ids = Object.fromEntries((await storedOrders()).map(({ id, paymentMethod }) => [paymentMethod, id]));
  const [transfer = 0, swish = 0] = [ids.bank_transfer, ids.swish];

  const unpaid = `/order/${transfer}`;
  const paid = `/order/${swish}`;
  await guest.goto(unpaid);
  await customer.goto(paid);
  const owed = ['Så betalar du', 'Bankgiro'];
  const late = 'Sista dagen att betala har gått ut. Betala inte';
  await expectFacts(guest, owed, [late]);
  await expectFacts(customer, ['Betald.', 'Vi skickar normalt inom']);

  try {
    await sent(swish, 1, 'AA1');
    await travel(shop, contexts, 0, 4 * DAY);
    const isLate = (page: Page) => expectFacts(page, [late, 'Beställ igen'], owed);
    await isLate(guest);
    await inFreshTab(guests, unpaid, isLate);
    // A session lasts for hours.
    const hidden = 'Logga in för att se beställningen';
    await comeBack(customer);
    await expectFacts(customer, [hidden], ['19121212']);
    await logIn(customer);
    await customer.goto(paid);
    await expectFacts(customer, ['AA1', 'Övriga varor kommer i ett eget paket']);

    await sent(swish, 2, 'BB2');
    await play(swish, { event: 'parcel', parcel: 1, state: 'delivered' });
    await play(swish, { event: 'parcel', parcel: 2, state: 'returned' });
    const [order] = (await storedOrders()).filter(({ id }) => id === swish);
    await play(swish, { event: 'refund', amount: (order?.lines[0]?.total ?? 0) / 2 });
    await comeBack(customer);
    const isReturned = (page: Page) =>
      expectFacts(page, ['Utlämnat', 'Tillbaka hos oss', 'delvis återbetald'], ['Vi skickar normalt inom']);
    await isReturned(customer);
    await travel(shop, contexts, 4 * DAY, 15 * DAY);
    await comeBack(guest);
    await isLate(guest);
    await logIn(customer);
    await inFreshTab(customers, paid, isReturned);
    await customer.goto(paid);
    await isReturned(customer);

    await travel(shop, contexts, 15 * DAY, 60 * DAY);
    // A browser remembers a guest's orders for thirty days.
    const isHidden = (page: Page) => expectFacts(page, [hidden], owed);
    await comeBack(guest);
    await isHidden(guest);
    await inFreshTab(guests, unpaid, isHidden);
    await comeBack(customer);
    await expectFacts(customer, [hidden], ['19121212']);
    await logIn(customer);
    await expectFacts(customer, ['delvis återbetald', 'Min metall', '1\u00a0st']);
    await inFreshTab(customers, paid, isReturned);
  } finally {
    await customers.close();
    await shop.stop();
    rmSync(shop.data, { force: true });
    await shop.start();
    await freshWorld(request);
  }
});
