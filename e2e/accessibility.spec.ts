import type { Locator, Page } from 'playwright/test';
import { axeViolations, CHROME, expectAccessible, NARROW, WIDE } from './support/axe';
import { addToComparison } from './support/comparison';
import { tabTo } from './support/keyboard';
import { BAR, cartPanel, putInCart } from './support/purchase';
import { expect, test } from './support/test';

/** The templates with the most layout. `accessible-pages.spec.ts` has the others. */
const PAGES = [
  '/',
  '/kopa-guld',
  '/kopa-silver?marke=umicore',
  BAR.path,
  '/gjutna-silvertackor/silvertacka-1kg-umicore',
  '/sok?searchTerm=krugerrand',
  '/guldpris',
];

/** Without the page behind it, which is checked by itself. */
const DIALOG = { part: 'dialog[open]' };

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

test.describe('axe finds no violations at 390 and 1440 px', () => {
  test.use({ viewport: { width: NARROW, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('on the main types of page', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of PAGES) {
      await page.goto(path);
      // In the header of a category its link is marked; the other pages repeat one of the first two.
      await expectAccessible(page, path, { without: PAGES.indexOf(path) < 2 ? undefined : CHROME });
    }
  });

  test('with a menu, a dialog or the cart open', async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('/kopa-guld');
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
    await expectAccessible(page, 'mobile menu', { widths: [NARROW], part: 'header:not(main *)' });
    await page.keyboard.press('Escape');
    await setWidth(page, WIDE);
    await page.getByRole('button', { name: 'Våra produkter' }).click();
    await expect(page.locator('#vara-produkter')).toBeVisible();
    await expectAccessible(page, 'product menu', { widths: [WIDE], part: '#vara-produkter' });
    await page.keyboard.press('Escape');
    await setWidth(page, NARROW);

    await page.getByRole('main').getByRole('link', { name: 'Snabbtitt' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' })).toBeVisible();
    await expectAccessible(page, 'quick view', DIALOG);

    await page.goto(BAR.path);
    await page
      .getByRole('button', { name: /^Förstora bild/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /^Bilder av/ })).toBeVisible();
    await expectAccessible(page, 'lightbox', DIALOG);

    await putInCart(page);
    await expectAccessible(page, 'cart panel', DIALOG);

    await cartPanel(page).getByRole('button', { name: 'Till kassan' }).click();
    await page.waitForURL('**/checkout');
    await expect(page.getByRole('radio', { name: /PostNord/ })).toBeVisible();
    await expectAccessible(page, 'checkout form');
    await page.getByRole('button', { name: 'Granska beställningen' }).click();
    await expect(page.getByText(/uppgift(er)? behöver rättas/)).toBeVisible();
    await expectAccessible(page, 'checkout form with errors');
  });

  test('with suggestions, a comparison, and no network', async ({ page, context }) => {
    await addToComparison(page, BAR);
    await page.goto('/jamfor');
    await expect(page.getByRole('main')).toContainText(BAR.name);
    await expectAccessible(page, 'one product to compare');
    for (const [place, width] of [
      ['main', NARROW],
      ['banner', WIDE],
    ] as const) {
      await setWidth(page, width);
      await page.goto('/sok');
      const field = page.getByRole(place).getByLabel('Sök produkter');
      await field.click();
      await field.pressSequentially('krug');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'suggestions', { widths: [width] });
    }
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click();
    const notice = page.getByText(/^Ingen anslutning/).filter({ visible: true });
    for (const width of [WIDE, NARROW]) {
      await setWidth(page, width);
      await expect(notice).toBeVisible();
      // Of the rest it covers whatever the page has been scrolled to.
      expect.soft(await axeViolations(page, { part: '[role="status"]:has(p)' }), `no network, ${width} px`).toEqual([]);
    }
  });
});

test('by keyboard on a phone: the menu takes the focus, closes when the focus leaves it, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kopa-guld');
  const opener = page.getByRole('button', { name: 'Öppna menyn' });
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeFocused();
  await tabTo(page, ({ name }) => name === 'Köpa guld');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Guldmynt', exact: true })).toBeHidden();
  await expect(menu.getByRole('link', { name: /Köpa guld$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).focus();
  await expect(menu).toBeHidden();
});

test('text has a contrast of 7:1 when more contrast is preferred', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  for (const path of ['/', '/kopa-guld', BAR.path, '/faq', '/checkout']) {
    await page.goto(path);
    expect.soft(await axeViolations(page, { rules: ['color-contrast-enhanced'] }), path).toEqual([]);
  }
});

test('in forced colours icons have the colour of text, and selected and disabled controls are distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(BAR.path);
  // An icon on a picture has its own background colour; a disabled button has its own colour.
  const onSystemGround = page.locator('button:not(:has(picture), [aria-disabled="true"]) i:visible');
  const drawn = await onSystemGround.evaluateAll((icons) =>
    icons.map((icon) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(icon);
      return backgroundImage === 'none' ? backgroundColor : backgroundImage;
    }),
  );
  const colours = drawn.flatMap((background) => background.match(/rgba?\([^)]*\)/g) ?? []);
  expect(drawn.some((background) => background.includes('gradient'))).toBe(true);
  expect([...new Set(colours)]).toEqual(['rgb(255, 255, 255)']);

  await page.goto('/guldpris');
  const arrows = await page.locator('span').evaluateAll((spans) =>
    spans.flatMap((span) => {
      const { clipPath, backgroundColor } = getComputedStyle(span);
      return clipPath.startsWith('polygon') ? [backgroundColor] : [];
    }),
  );
  expect([...new Set(arrows)]).toEqual(['rgb(255, 255, 255)']);
  await page.getByRole('button', { name: /^GULD/ }).click();
  await expect(page.locator('img[src="/guldpris/dygn.svg"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const styleOf = (control: Locator) =>
    control.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const icon = element.querySelector('i');
      return [color, backgroundColor, icon && getComputedStyle(icon).color].join(' on ');
    });
  const main = page.getByRole('main');
  await page.goto('/kopa-guld');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  expect(await styleOf(menu.getByRole('link', { name: 'Köpa guld' }))).not.toBe(
    await styleOf(menu.getByRole('link', { name: 'Köpa silver' })),
  );
  const [one, two] = [
    main.getByRole('link', { name: 'Sida 1', exact: true }),
    main.getByRole('link', { name: 'Sida 2', exact: true }),
  ];
  expect(await styleOf(one)).not.toBe(await styleOf(two));
  const fewer = main.getByRole('button', { name: 'Minska antalet' }).first();
  expect(await styleOf(fewer)).not.toBe(await styleOf(main.getByRole('button', { name: 'Öka antalet' }).first()));
  await main
    .getByRole('button', { name: /^Spara/ })
    .first()
    .click();
  await expect(main.getByRole('button', { name: /^Spara/, pressed: true })).toBeVisible();
  await page.mouse.move(0, 0);
  expect(await styleOf(main.getByRole('button', { name: /^Spara/, pressed: true }))).not.toBe(
    await styleOf(main.getByRole('button', { name: /^Spara/, pressed: false }).first()),
  );
});
