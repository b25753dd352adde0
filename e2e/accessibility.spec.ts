import type { Locator, Page } from 'playwright/test';
import { axeViolations, CHROME, expectAccessible, NARROW, WIDE } from './support/axe';
import { compareButton } from './support/comparison';
import { tabTo } from './support/keyboard';
import { BAR, buyButton, cartPanel } from './support/purchase';
import { expect, STILL, test } from './support/test';

test.use({ ...STILL, viewport: { width: NARROW, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

async function expectMoreContrast(page: Page, where: string): Promise<void> {
  await setWidth(page, WIDE);
  await page.emulateMedia({ contrast: 'more' });
  const rules = ['color-contrast-enhanced'];
  expect.soft(await axeViolations(page, { rules }), `${where}: 7:1 when more contrast is preferred`).toEqual([]);
  await page.emulateMedia({ contrast: null });
}

function styleOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const icon = element.querySelector('i');
    return [color, backgroundColor, icon && getComputedStyle(icon).color].join(' on ');
  });
}

async function expectDiffer(one: Locator, other: Locator): Promise<void> {
  expect(await styleOf(one)).not.toBe(await styleOf(other));
}

/** A reader of high contrast does not see an error's colour: there, the borders of a wrong field and of the list of errors are thicker. */
async function expectErrorsWithoutColour(page: Page): Promise<void> {
  const wrong = main(page).locator('[aria-invalid="true"]').first();
  const list = main(page).locator('.fault');
  const message = main(page).locator('.error').first();
  for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
    await expect(wrong).toHaveCSS('border-top-width', '1px');
    await expect(message).toHaveCSS('border-left-style', 'none');
    await page.emulateMedia(media);
    await expect(wrong).toHaveCSS('border-top-width', '3px');
    await expect(list).toHaveCSS('border-top-width', '3px');
    await expect(message).toHaveCSS('border-left-style', 'solid');
    await page.emulateMedia({ contrast: null, forcedColors: null });
  }
}

const WHITE = 'rgb(255, 255, 255)';

/** In forced colours: icons have the colour of text, and selected and disabled controls are distinguishable. */
const IN_FORCED_COLOURS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [BAR.path]: async (page) => {
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
    expect([...new Set(colours)]).toEqual([WHITE]);
    const step = (name: string) => main(page).getByRole('button', { name }).first();
    await expectDiffer(step('Minska antalet'), step('Öka antalet'));
  },
  '/guldpris': async (page) => {
    const arrows = await page.locator('span').evaluateAll((spans) =>
      spans.flatMap((span) => {
        const { clipPath, backgroundColor } = getComputedStyle(span);
        return clipPath.startsWith('polygon') ? [backgroundColor] : [];
      }),
    );
    expect([...new Set(arrows)]).toEqual([WHITE]);
    await page.getByRole('button', { name: /^GULD/ }).click();
    await expect(page.locator('img[src="/guldpris/dygn.svg"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
  '/kopa-guld': async (page) => {
    const link = (name: string) => main(page).getByRole('link', { name, exact: true });
    const save = (pressed: boolean) =>
      main(page)
        .getByRole('button', { name: /^Spara/, pressed })
        .first();
    await expectDiffer(
      header(page).getByRole('link', { name: 'Köpa guld' }),
      header(page).getByRole('link', { name: 'Köpa silver' }),
    );
    await expectDiffer(link('Sida 1'), link('Sida 2'));
    await save(false).click();
    await expect(save(true)).toBeVisible();
    await page.mouse.move(0, 0);
    await expectDiffer(save(true), save(false));
  },
};

/** The templates with the most layout. `accessible-pages.spec.ts` has the others. */
const PAGES = ['/', '/kopa-guld', BAR.path, '/guldpris'];
const WITH_MORE_CONTRAST = new Set(['/', '/kopa-guld', BAR.path]);

test('axe finds no violations on the main types of page at 390 and 1440 px, nor at more contrast; forced colours work', async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const path of PAGES) {
    await page.goto(path);
    // In the header of a category its link is marked; the other pages repeat one of the first two.
    await expectAccessible(page, path, { without: PAGES.indexOf(path) < 2 ? undefined : CHROME });
    if (WITH_MORE_CONTRAST.has(path)) await expectMoreContrast(page, path);
    const footer = page.getByRole('contentinfo').getByRole('listitem');
    expect(await footer.filter({ hasNot: page.getByRole('img') }).allInnerTexts()).not.toContain('');
    const expectInForcedColours = IN_FORCED_COLOURS[path];
    if (!expectInForcedColours) continue;
    await setWidth(page, WIDE);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expectInForcedColours(page);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  }
  await page.goto('/faq');
  await expectMoreContrast(page, '/faq');
});

/** Without the page behind it, which is checked by itself. */
const DIALOG = { part: 'dialog[open]' };

test('the menu of a phone by keyboard; axe finds no violations in it, dialogs, the checkout and suggestions, nor without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.goto('/kopa-guld');
  await test.step('the menu takes the focus, closes when the focus leaves it, and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Öppna menyn' });
    const menu = header(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeFocused();
    await expectAccessible(page, 'mobile menu', { widths: [NARROW], part: 'header:not(main *)' });
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

  await setWidth(page, WIDE);
  await page.getByRole('button', { name: 'Våra produkter' }).click();
  await expect(page.locator('#vara-produkter')).toBeVisible();
  await expectAccessible(page, 'product menu', { widths: [WIDE], part: '#vara-produkter' });
  await page.keyboard.press('Escape');
  await setWidth(page, NARROW);
  await main(page).getByRole('link', { name: 'Snabbtitt' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Visa hela produkten' })).toBeVisible();
  await expectAccessible(page, 'quick view', DIALOG);

  await page.goto(BAR.path);
  await compareButton(page, BAR.name).click();
  const enlarge = page.getByRole('button', { name: /^Förstora bild/ });
  await enlarge.first().click();
  await expect(page.getByRole('dialog', { name: /^Bilder av/ })).toBeVisible();
  await expectAccessible(page, 'lightbox', DIALOG);
  await page.keyboard.press('Escape');
  await buyButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await expectAccessible(page, 'cart panel', DIALOG);

  await cartPanel(page).getByRole('button', { name: 'Till kassan' }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('radio', { name: /PostNord/ })).toBeVisible();
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await expect(page.getByText('Det här behöver rättas')).toBeVisible();
  await expectAccessible(page, 'checkout form with errors');
  await expectMoreContrast(page, 'checkout form with errors');
  await expectErrorsWithoutColour(page);
  await setWidth(page, NARROW);

  await page.goto('/jamfor');
  await expect(main(page)).toContainText(BAR.name);
  await expectAccessible(page, 'one product to compare');
  await page.goto('/sok');
  for (const [place, width] of [
    ['main', NARROW],
    ['banner', WIDE],
  ] as const) {
    await setWidth(page, width);
    const field = page.getByRole(place).getByLabel('Sök produkter');
    await field.click();
    await field.pressSequentially('krug');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'suggestions', { widths: [width] });
    await field.press('Escape');
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
