import type { BrowserContext, Page } from 'playwright/test';
import { axeViolations } from './support/axe';
import { control } from './support/control';
import { BAR } from './support/purchase';
import { CHANGES, expect, test } from './support/test';
import { announcePrices, backendPrice, kronor } from './support/world';

test.use(CHANGES);

const KEY = 'guldkajen-followed';
const CODE = 'guldtacka-10g-valcambi';
/** The lists are compared for a twentieth of the time, so that a changed stock without changed prices waits on a busy machine. */
const SOME_TIME = { timeout: 90_000 };

/** Records the browser's own notices in the page. */
async function recordNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    window.Notification = class extends Notification {
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options);
        shown.push(options.body ?? '');
      }
    };
    Object.assign(window, { shown });
  });
}

const shownIn = (page: Page) => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
const watchOf = (page: Page) => page.getByRole('region', { name: `Bevaka ${BAR.name}` });

/** Wakes the price clock of a page until it shows what is expected. */
async function untilRenewed(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return isThere();
      },
      { ...SOME_TIME, intervals: [1_000] },
    )
    .toBe(true);
}

async function save(page: Page): Promise<void> {
  await page.goto(BAR.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Spara ${BAR.name} i önskelistan`, exact: true })
    .click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain(`"code":"${CODE}"`);
}

test('the wishlist says what has changed since a product was saved, and gives the wanted notices in one of two tabs', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['notifications']);
  await recordNotices(context);
  await save(page);
  const first = await backendPrice();
  await control('tick', { gold: 1.02, silver: 1 });
  await announcePrices(request);
  const risen = await backendPrice();
  await page.goto('/onskelista');
  const watch = watchOf(page);
  const difference = kronor((Math.round(risen / 100) - Math.round(first / 100)) * 100);
  await expect(watch.getByText(/^Sedan kl\.\s\d\d\.\d\d: /)).toHaveText(new RegExp(`\\+${difference}\\sSEK$`));

  await watch.getByText('Säg till vid lägre pris').click();
  const field = watch.getByRole('textbox', { name: 'Säg till när priset är under (SEK)' });
  await field.fill(kronor(risen * 2));
  await field.press('Enter');
  await expect(watch.getByRole('alert')).toHaveText(/^Priset är redan under /);
  await field.fill(kronor(risen * 0.99));
  await field.press('Enter');
  await expect(watch.getByText(/^Vi säger till när priset är under /)).toBeVisible();
  await expect(watch).toBeFocused();
  await expect(page.getByText(/^Vi säger till med en avisering så länge någon av våra sidor är öppen/)).toBeVisible();
  expect(await axeViolations(page, { part: 'main' })).toEqual([]);

  const other = await context.newPage();
  await other.goto('/faq');
  await control('tick', { gold: 0.9, silver: 1 });
  await announcePrices(request);
  const notices = async () => [...(await shownIn(page)), ...(await shownIn(other))];
  await untilRenewed(other, async () => (await notices()).length > 0);
  await untilRenewed(page, async () => (await page.textContent('main'))?.includes('Vi sa till kl.') ?? false);
  expect(await notices()).toEqual([expect.stringMatching(/^10 g guldtacka Valcambi kostar nu .* under din gräns på /)]);
  await other.close();
});

test('a saved product that sells out, and is back', async ({ page, context, request }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['notifications']);
  await recordNotices(context);
  await save(page);
  await control('stock', { variantId: CODE, stock: 0, onHand: false });
  await announcePrices(request);
  await page.goto('/onskelista');
  const watch = watchOf(page);
  await expect(watch.getByText(/slut på lager$/)).toBeVisible(SOME_TIME);
  await watch.getByRole('button', { name: 'Säg till när den finns igen' }).click();
  await watch.getByRole('button', { name: /^Ta bort: Vi säger till när den finns igen/ }).click();
  await watch.getByRole('button', { name: 'Säg till när den finns igen' }).click();
  await expect(watch.getByText('Vi säger till när den finns igen.')).toBeVisible();
  await control('stock', { variantId: CODE, stock: 5, onHand: true });
  await announcePrices(request);
  await untilRenewed(page, async () => (await shownIn(page)).length > 0);
  expect(await shownIn(page)).toEqual([`${BAR.name} finns i lager igen.`]);
});

test('without permission the page itself says it, and why', async ({ page, request }) => {
  await save(page);
  await page.goto('/onskelista');
  const watch = watchOf(page);
  await watch.getByText('Säg till vid lägre pris').click();
  await watch.getByRole('textbox').fill(kronor((await backendPrice()) * 0.99));
  await watch.getByRole('button', { name: 'Säg till', exact: true }).click();
  await expect(page.getByText(/Vi säger till med ett meddelande på sidan i stället/)).toBeVisible();
  await control('tick', { gold: 0.9, silver: 1 });
  await announcePrices(request);
  const message = page.getByRole('listitem').filter({ hasText: 'Till önskelistan' });
  await untilRenewed(
    page,
    async () => (await message.count()) > 0 || (await watch.getByText(/^Vi sa till/).count()) > 0,
  );
  await expect(watch.getByText(/^Vi sa till kl\./)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('"below":null');
});
