import type { Page } from 'playwright/test';
import { browserOfLargeText } from './support/large-text';
import { BAR, buyButton, cartPanel, fillCheckout, putInCart } from './support/purchase';
import { expect, test } from './support/test';

/** On backorder, with a seven-digit price. */
const KILO = '/gjutna-guldtackor/guldtacka-1kg-pamp-gjuten';

const PAGES = [
  '/',
  '/kopa-guld/guldtackor',
  BAR.path,
  KILO,
  '/kopa-guld?vikt=1kg',
  '/lagg-i-varukorg?varor=guldtacka-10g-valcambi:2,finns-inte:1',
  '/sok',
  '/checkout',
  '/faq',
  '/salja-guld',
  '/guldpris',
  '/kopvillkor',
  '/login',
  '/nope',
];

/** Neither the page nor an open dialog scrolls sideways (WCAG 1.4.4, 1.4.10). */
async function expectFits(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  expect.soft(Math.max(...beyond), `${what}: pixels beyond the edge`).toBe(0);
}

/** The cart's header and footer leave room for a whole line. */
async function expectWholeLine(page: Page): Promise<void> {
  const cart = cartPanel(page);
  await expect(cart.getByRole('listitem')).toBeVisible();
  const [line, foot] = await Promise.all([
    cart.getByRole('listitem').boundingBox(),
    cart.getByText('Summa inkl. moms').boundingBox(),
  ]);
  expect((line?.y ?? 0) + (line?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(foot?.y ?? 0);
}

test('text at 200 % fits into 390 and 1280 px', async ({ baseURL }, info) => {
  const browser = await browserOfLargeText(info);
  const page = await browser.newPage({ viewport: { width: 390, height: 900 }, ...(baseURL && { baseURL }) });
  for (const path of PAGES) {
    await page.goto(path);
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect(size, 'the size of text').toBeGreaterThanOrEqual(28);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `${path}, ${width} px`);
    }
  }
  await browser.close();
});

test('a kilo bar is bought on a phone with text at 200 %', async ({ baseURL }, info) => {
  const browser = await browserOfLargeText(info);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  await page.goto('/kopa-guld');
  await page.getByRole('button', { name: /^Filtrera/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectFits(page, 'filter');
  await page.getByRole('main').getByText('Snabbtitt').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Lägg till/ })).toBeVisible();
  await expectFits(page, 'quick view');
  await page.goto(KILO);
  await buyButton(page).click();
  const delivery = page.getByRole('dialog', { name: /^Just nu längre leveranstid/ });
  await expect(delivery).toBeVisible();
  await expectFits(page, 'longer delivery');
  await delivery.getByRole('button', { name: /^Lägg till/ }).click();
  await expectWholeLine(page);
  await expectFits(page, 'cart');
  await fillCheckout(page, /^Banköverföring/);
  await expectFits(page, 'review');
  await page.getByRole('button', { name: 'Ändra uppgifter' }).click();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  await expectFits(page, 'details');
  await browser.close();
});

test('with items in the cart, pages fit into 320 and 360 px, and a phone in landscape shows the items', async ({
  page,
}) => {
  const expectBothFit = async (what: string) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectFits(page, `${what}, ${width} px`);
    }
  };
  await page.setViewportSize({ width: 740, height: 360 });
  await putInCart(page);
  await expectWholeLine(page);
  await expectBothFit('cart');
  for (const path of [
    '/',
    '/kopa-guld',
    '/faq',
    '/guldpris',
    '/silverpris/ar',
    '/guldpris/rakna?vikt=tolv',
    '/checkout',
  ]) {
    await page.goto(path);
    if (path !== '/checkout') await expect(page.getByRole('button', { name: /^Varukorg.*1/ })).toBeVisible();
    await expectBothFit(path);
  }
});

test.describe("with the reader's text spacing (WCAG 1.4.12)", () => {
  // The reader's browser adds the style sheet regardless of the page's policy.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 740 } });

  test('pages fit into 320 px, with the buy button and the countdown visible', async ({ page }) => {
    await putInCart(page);
    for (const path of ['/', '/kopa-guld', BAR.path, '/faq', '/checkout']) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      });
      await expectFits(page, path);
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
  });
});

test('the search field, the menu and the table of contents fit at the widths between phone and desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 580, height: 740 });
  await putInCart(page);
  await page.goto('/salja-guld');
  const header = page.getByRole('banner');
  const field = header.getByRole('searchbox');
  const cart = await header.getByRole('button', { name: /^Varukorg.*1/ }).boundingBox();
  const search = await field.boundingBox();
  expect(Math.abs((cart?.y ?? 0) - (search?.y ?? Number.POSITIVE_INFINITY)), 'one row').toBeLessThan(10);
  const contact = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Kontakta oss' });
  for (const width of [600, 768, 992, 1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `${width} px`);
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
