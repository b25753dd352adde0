import type { Locator, Page } from 'playwright/test';
import { openAlive } from './support/alive';
import { expect, test } from './support/test';

const BARS = '/kopa-guld/guldtackor';

const cards = (page: Page) => page.getByRole('region', { name: 'Produkter' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const found = (page: Page, count: string) => expect(page.getByText(count, { exact: true })).toBeVisible();

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

async function pullDown(page: Page, from: Locator, pixels: number): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error(`${from} is not visible`);
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: down === undefined ? [] : [{ x, y: y + down }] });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', pixels * part);
  await send('touchEnd');
}

test('the filter is a sheet whose button counts, and all that is chosen in it is one step; Escape, back and a pull close it', async ({
  page,
}) => {
  const start = `${BARS}?sida=2`;
  const opener = page.getByRole('button', { name: /^Filtrera/ });
  const sheet = page.getByRole('dialog', { name: 'Filtrera' });
  const chip = (name: string) => sheet.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
  const isClosed = async (url: string) => {
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(url);
    await expect(opener, url).toBeFocused();
  };
  await openAlive(page, start);
  const steps = await page.evaluate(() => history.length);
  await test.step('closed without a choice it leaves the page as it was', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await isClosed(start);
  });
  await test.step('each choice counts at once; the button leads to the products', async () => {
    await opener.click();
    const show = sheet.getByRole('button', { name: /^Visa \d/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    await chip('10g').check();
    await expect(show).toHaveText('Visa 9 produkter');
    await chip('Valcambi').check();
    await expect(show).toHaveText('Visa 1 produkt');
    await show.click();
    await isClosed(`${BARS}?vikt=10g&marke=valcambi`);
    await expect.poll(() => names(page)).toEqual(['10 g guldtacka Valcambi']);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(cards(page)).not.toHaveCount(1);
    await expect(sheet).toBeHidden();
  });
  await test.step('"back" closes it and undoes its choices; a pull or Escape keeps them', async () => {
    await opener.click();
    await chip('10g').check();
    await expect(page).toHaveURL(`${BARS}?vikt=10g`);
    await page.goBack();
    await isClosed(start);
    await expect(opener).toHaveText('Filtrera');
    await opener.click();
    await pullDown(page, sheet.getByRole('heading'), 40);
    await expect(sheet).toBeVisible();
    await chip('10g').check();
    await pullDown(page, sheet.getByRole('heading'), 200);
    await isClosed(`${BARS}?vikt=10g`);
    await opener.click();
    // The press of Escape comes before the choice is in the URL.
    await chip('Valcambi').check();
    await page.keyboard.press('Escape');
    await isClosed(`${BARS}?vikt=10g&marke=valcambi`);
    await found(page, '1 produkt');
  });
});
