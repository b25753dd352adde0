import { type Browser, chromium, type Page, type TestInfo } from 'playwright/test';
import { brokenWords } from './support/broken-words';
import { banner, configure } from './support/consent';
import { identify, TOLVAN } from './support/identity';
import {
  BAR,
  BUYER,
  buyButton,
  cartPanel,
  expectThanks,
  fillCheckout,
  placeOrder,
  putInCart,
  reviewOrder,
} from './support/purchase';
import { BUYS, expect, test } from './support/test';

/** On backorder, with a seven-digit price. */
const KILO = '/gjutna-guldtackor/guldtacka-1kg-pamp-gjuten';
const KILOS = '/kopa-guld?vikt=1kg';

/** A browser with text at 200 % (WCAG 1.4.4). */
function browserOfLargeText({ project }: TestInfo): Promise<Browser> {
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
}

/** Neither the page nor an open dialog scrolls sideways (WCAG 1.4.4, 1.4.10). */
async function expectFits(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  expect.soft(Math.max(...beyond), `${what}: pixels beyond the edge`).toBe(0);
}

async function expectFitsAt(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, `${what}, ${width} px`);
  }
}

async function expectWholeLine(page: Page): Promise<void> {
  const cart = cartPanel(page);
  await expect(cart.getByRole('listitem')).toBeVisible();
  const [line, foot] = await Promise.all([
    cart.getByRole('listitem').boundingBox(),
    cart.getByText('Summa inkl. moms').boundingBox(),
  ]);
  expect((line?.y ?? 0) + (line?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(foot?.y ?? 0);
}

async function openFilterAndQuickView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtrera/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectFits(page, 'filter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('main').getByText('Snabbtitt').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Lägg till/ })).toBeVisible();
  await expectFits(page, 'quick view');
}

/** The heading of a new step, which has the focus, below whatever is stuck to the top of the window (WCAG 2.4.11). */
async function expectInView(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  await expect.soft(heading).toBeInViewport({ ratio: 0.9 });
}

async function buyKilo(page: Page): Promise<void> {
  await buyButton(page).click();
  const delivery = page.getByRole('dialog', { name: /^Just nu längre leveranstid/ });
  await expect(delivery).toBeVisible();
  await expectFits(page, 'longer delivery');
  // By keyboard: "Till kassan" comes under the pointer, and a second click at once would belong to this one.
  await delivery.getByRole('button', { name: /^Lägg till/ }).press('Enter');
  await expectWholeLine(page);
  await expectFits(page, 'cart');
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCheckout(page, /^Banköverföring/);
  await expectInView(page, 'Granska och beställ');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'review');
  await page.getByRole('button', { name: 'Ändra e-post' }).click();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  await expectFits(page, 'details');

  await page.getByRole('button', { name: 'Granska beställningen' }).press('Enter');
  await placeOrder(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await identify(page, TOLVAN);
  await expectInView(page, 'Tack för din beställning');
}

test('at text of 200 % pages fit into 390 and 1280 px, a kilo bar can be bought, and the consent banner shows both buttons', async ({
  baseURL,
}, info) => {
  const browser = await browserOfLargeText(info);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  for (const path of [
    '/',
    KILOS,
    '/lagg-i-varukorg?varor=guldtacka-10g-valcambi:2,finns-inte:1',
    '/sok',
    '/checkout',
    '/faq',
    '/salja-guld',
    '/guldpris',
    '/kopvillkor',
    '/login',
    '/nope',
    KILO,
  ]) {
    await page.goto(path);
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect(size, 'the size of text').toBeGreaterThanOrEqual(28);
    await expectFitsAt(page, [1280, 390], path);
    if (path === KILOS) await openFilterAndQuickView(page);
  }
  await buyKilo(page);
  await configure(page);
  await page.goto(BAR.path);
  await expectFitsAt(page, [1280, 390], BAR.path);
  for (const name of ['Nej tack', 'Godkänn'])
    await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await browser.close();
});

/** Pages that are also opened with a reader's own style sheet. */
const SPACED = ['/', '/kopa-guld', BAR.path, '/salja-guld', '/faq', '/checkout'];
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test.describe('at 320 px, as on a screen at 400 %', () => {
  test.use({ ...BUYS, viewport: { width: 320, height: 780 } });

  test('no word and no figure of the review, or of how to pay, is broken, and nothing is cut or covered', async ({
    page,
  }) => {
    await page.goto(BAR.path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.scrollIntoViewIfNeeded();
      await page.getByRole('tablist').evaluate((list) => list.scrollTo({ left: 0 }));
      // Its lower edge lies on the line below, where the list cuts it.
      await expect.soft(tab).toBeInViewport({ ratio: 0.95 });
    }
    const home = await page
      .getByRole('banner')
      .getByRole('link', { name: /till startsidan$/ })
      .boundingBox();
    expect.soft(home?.height, 'WCAG 2.5.8').toBeGreaterThanOrEqual(24);
    const footer = page.getByRole('contentinfo');
    const edge = await footer.getByRole('button', { name: 'Föregående' }).boundingBox();
    const logo = await footer.getByRole('link', { name: 'Valcambi' }).boundingBox();
    expect.soft((edge?.x ?? 999) + (edge?.width ?? 999), "a brand's logo").toBeLessThanOrEqual(logo?.x ?? 0);

    await reviewOrder(page, /^Banköverföring/, { ...BUYER, email: 'anna-karin.lindqvist@fastigheter.example.com' });
    expect.soft(await brokenWords(page.getByRole('main'))).toEqual([]);
    await placeOrder(page);
    await identify(page, TOLVAN);
    await expectThanks(page);
    await expect(page.getByRole('heading', { name: 'Så betalar du' })).toBeVisible();
    expect(await brokenWords(page.getByRole('main'))).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every field has text of 16 px, below which Safari zooms into the page', async ({ page }) => {
    await putInCart(page);
    for (const path of [BAR.path, '/kopa-guld', '/sok', '/guldpris', '/angra-kop', '/checkout']) {
      await page.goto(path);
      await expect(page.locator('input:not([type=hidden]), select').first()).toBeAttached();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('input, select, textarea')]
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
      expect(small, path).toEqual([]);
    }
  });
});

test.describe('with items in the cart', () => {
  // The reader's browser adds the style sheet regardless of the page's policy.
  test.use({ bypassCSP: true, viewport: { width: 740, height: 360 } });

  test("pages fit into 320 and 360 px, also with the reader's text spacing (WCAG 1.4.12), the header at every width, and a phone in landscape shows the items", async ({
    page,
  }) => {
    await putInCart(page);
    await expectWholeLine(page);
    await expectFitsAt(page, [360, 320], 'cart');
    for (const path of [...SPACED, '/guldpris', '/guldpris/rakna?vikt=tolv']) {
      await page.goto(path);
      if (path !== '/checkout') await expect(page.getByRole('button', { name: /^Varukorg.*1/ })).toBeVisible();
      await expectFitsAt(page, [360, 320], path);
      if (SPACED.includes(path)) {
        await page.addStyleTag({ content: SPACING });
        await expectFits(page, `${path}, with text spacing`);
      }
      if (path !== BAR.path) continue;
      for (const part of [
        page.getByRole('button', { name: 'Öppna menyn' }),
        page.getByRole('timer'),
        buyButton(page),
      ]) {
        const box = await part.boundingBox();
        expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      }
    }

    await page.setViewportSize({ width: 580, height: 740 });
    await page.goto('/integritet');
    const header = page.getByRole('banner');
    const field = header.getByRole('searchbox');
    const cart = await header.getByRole('button', { name: /^Varukorg.*1/ }).boundingBox();
    const search = await field.boundingBox();
    expect(Math.abs((cart?.y ?? 0) - (search?.y ?? Number.POSITIVE_INFINITY)), 'one row').toBeLessThan(10);
    const contact = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Kontakta oss' });
    for (const width of [600, 768, 992, 1024, 1100, 1280, 1440, 1920]) {
      await expectFitsAt(page, [width], 'menu and table of contents');
      await expect(contact).toBeInViewport({ ratio: 1 });
      if (width < 768) continue;
      const room = await field.evaluate((input: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const drawing = document.createElement('canvas').getContext('2d');
        if (!drawing) return Number.NaN;
        drawing.font = font;
        const hint = drawing.measureText(input.placeholder).width;
        return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - hint;
      });
      expect.soft(room, `placeholder, ${width} px`).toBeGreaterThan(0);
    }
  });
});
