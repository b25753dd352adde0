import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { expect, STILL, test } from './support/test';

/* What is seen of a listing, compared before and after a time in which nobody touches the page. */

/** Far longer than loading takes: whatever changes an untouched page has done it by then. */
const UNTOUCHED_MS = 3000;

interface Shown {
  readonly page: string | null;
  readonly goods: readonly string[];
}

interface View extends Shown {
  readonly url: string;
  readonly steps: number;
  readonly scrolled: number;
}

/** By its name in the form, because a phone hides the filters. */
const field = (page: Page) => page.locator('input[name="pris-fran"]');
const cards = (page: Page) => page.getByRole('region', { name: 'Produkter' }).getByRole('article');

/** Page and products in the server's HTML, or now when omitted. */
const shownIn = (page: Page, html?: string): Promise<Shown> =>
  page.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const texts = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      page: texts('nav[aria-label="Sidor"] [aria-current="page"]')[0] ?? null,
      goods: texts('section[aria-label="Produkter"] article :is(h2, h3)'),
    };
  }, html);

const stepsOf = (page: Page) => page.evaluate(() => history.length);
const scrolledBy = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function viewOf(page: Page): Promise<View> {
  const [shown, steps, scrolled] = await Promise.all([shownIn(page), stepsOf(page), scrolledBy(page)]);
  return { ...shown, url: page.url(), steps, scrolled };
}

/** Opens the page and scrolls. Returns what the server has sent, so that a change during loading is noticed too. */
async function scrolledView(page: Page, address: string): Promise<View> {
  const response = await page.goto(address, { waitUntil: 'commit' });
  const [url, steps] = [page.url(), await stepsOf(page)];
  const shown = await shownIn(page, await response?.text());
  await page.waitForLoadState('load');
  await page.evaluate(() => scrollTo(0, 700));
  return { ...shown, url, steps, scrolled: await scrolledBy(page) };
}

type Way = (page: Page, address: string) => Promise<View>;

const ways = {
  'a shared link': scrolledView,
  'a reload': async (page, address) => {
    const view = await scrolledView(page, address);
    await page.reload();
    return view;
  },
  'back from a product': async (page, address) => {
    const view = await scrolledView(page, address);
    const link = cards(page).nth(5).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const scrolled = await scrolledBy(page);
    await link.click();
    await expect(cards(page)).toHaveCount(0);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    return { ...view, scrolled, steps: view.steps + 1 };
  },
  'back from another document': async (page, address) => {
    const view = await scrolledView(page, address);
    await page.goto('/faq');
    await page.goBack();
    return { ...view, steps: view.steps + 1 };
  },
  forward: async (page, address) => {
    await page.goto('/faq');
    const view = await scrolledView(page, address);
    await page.goBack();
    await page.goForward();
    return view;
  },
  'a price that was typed but not applied, and a reload': async (page, address) => {
    const view = await scrolledView(page, address);
    await field(page).fill('4711');
    const scrolled = await scrolledBy(page);
    await page.reload();
    return { ...view, scrolled };
  },
  'back over a choice': async (page, address) => {
    const view = await scrolledView(page, address);
    const box = page.getByRole('group', { name: 'Varumärke' }).locator('input:not(:checked):not(:disabled)').first();
    const scrolled = await scrolledBy(page);
    await box.evaluate((input) => (input as HTMLInputElement).click());
    await expect(page).not.toHaveURL(view.url);
    await page.goto('/faq');
    // Within the evaluation it could close the document before the result is returned.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await page.waitForURL(view.url);
    return { ...view, scrolled, steps: view.steps + 2 };
  },
  'a visit of the price fields': async (page, address) => {
    const view = await scrolledView(page, address);
    await field(page).focus();
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    return { ...view, scrolled: await scrolledBy(page) };
  },
} satisfies Record<string, Way>;

/** No order by price, which a price change may alter. */
const TABLE: readonly (readonly [string, keyof typeof ways])[] = [
  ['/kopa-silver?sida=2', 'a shared link'],
  ['/sok?searchTerm=guld&sida=2', 'a shared link'],
  ['/sok?searchTerm=guld&sida=99', 'a shared link'],
  ['/kopa-guld?marke=perth-mint,royal-mint&pris=1-900000&sida=2', 'a shared link'],
  ['/kopa-guld/guldmynt?sortera=vikt&sida=2', 'a reload'],
  ['/kopa-guld?pris-fran=900000&pris-till=5000&sida=2', 'a reload'],
  ['/kopa-silver?filter=onHand&sida=2', 'back from a product'],
  ['/sok?searchTerm=guld&marke=valcambi,pamp,perth-mint&sida=2', 'back from a product'],
  ['/kopa-guld/guldtackor?sortera=vikt&pris=-900000&sida=2', 'back from another document'],
  ['/sok?searchTerm=silver&sortera=vikt&sida=2', 'forward'],
  ['/kopa-guld?filter=inStock&sida=3', 'a price that was typed but not applied, and a reload'],
  ['/kopa-silver?sida=2', 'back over a choice'],
  ['/kopa-guld?marke=royal-mint,perth-mint&sida=2', 'a visit of the price fields'],
];

const FIRST_WITH_FILTERS = TABLE.findIndex(([, way]) => way.startsWith('a price'));

test.use({ ...STILL });

async function observe(context: BrowserContext, table: typeof TABLE) {
  const tabs = table.map(async ([address, way], index) => {
    const page = await context.newPage();
    // A phone hides the filters.
    if (index < FIRST_WITH_FILTERS && index % 3 === 1) await page.setViewportSize({ width: 390, height: 844 });
    return { page, title: `${address} by ${way}`, expected: await ways[way](page, address).catch(String) };
  });
  const opened = await Promise.all(tabs);
  await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));
  return Promise.all(opened.map(async (tab) => ({ ...tab, seen: await viewOf(tab.page) })));
}

test('an address that is opened stays as it is until somebody changes it', async ({ context }) => {
  // A page that moves by itself may also keep a press waiting.
  context.setDefaultTimeout(20_000);
  for (const { title, expected, seen, page } of await observe(context, TABLE)) {
    expect.soft(seen.goods.length, title).toBeGreaterThan(0);
    expect.soft(seen, title).toEqual(expected);
    await expect.soft(field(page), title).not.toHaveValue('4711');
  }
});

const RESTORED: readonly string[] = [
  '/kopa-silver?sida=2',
  '/sok?searchTerm=guld&marke=valcambi,pamp,perth-mint&sida=2',
];

test('nor does one that the back/forward cache restores change', async ({ baseURL }, { project }) => {
  const { launchOptions, locale, timezoneId } = project.use;
  // Playwright turns the cache off, since it does not follow a restored page's load: history.back() and the page's own event do.
  const browser = await chromium.launch({
    ...launchOptions,
    ...(process.env.WHOLE_CHROMIUM_PATH && { executablePath: process.env.WHOLE_CHROMIUM_PATH }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    ...STILL.contextOptions,
    ...(baseURL && { baseURL }),
    locale,
    timezoneId,
  });
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted)),
  );
  const tabs = RESTORED.map(async (address) => {
    const page = await context.newPage();
    const { steps, ...expected } = await scrolledView(page, address);
    // Its response has no-store, which must not keep the page from being restored.
    const headers = { 'content-type': 'application/json' };
    const status = (init: RequestInit) => fetch('/api/identity/check', init).then((response) => response.status);
    await page.evaluate(status, { method: 'POST', headers, body: '{}' });
    await page.goto('/faq');
    await page.evaluate(() => void setTimeout(() => history.back()));
    const isRestored = () => page.evaluate(() => Reflect.get(window, 'isRestored')).catch(() => null);
    await expect.poll(isRestored, address).toBe(true);
    return { address, page, expected: { ...expected, steps: steps + 1 } };
  });
  const opened = await Promise.all(tabs);
  await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));
  for (const { address, page, expected } of opened) expect.soft(await viewOf(page), address).toEqual(expected);
  await browser.close();
});
