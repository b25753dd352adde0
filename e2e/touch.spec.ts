import type { Locator } from 'playwright/test';
import { openAlive } from './support/alive';
import { BAR, cartPanel } from './support/purchase';
import { expect, test } from './support/test';

/* The effects of wheel, drag and touch on pictures. */

async function boxOf(picture: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return { x, y, width, height };
}

test('in the lightbox the wheel zooms at the pointer, and a drag moves the picture', async ({ page }) => {
  await page.goto(BAR.path);
  await page.getByRole('button', { name: /^Förstora bild 1/ }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /bild 1 av/ });
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(200);
  const whole = await boxOf(picture);
  const spot = { x: whole.x + whole.width / 2, y: whole.y + whole.height * 0.75 };
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.wheel(0, -350);
  // The transition has ended: the point under the pointer keeps its place, and the drag is measured from here.
  await expect.poll(async () => (await boxOf(picture)).width / whole.width).toBeCloseTo(Math.exp(0.7), 3);
  const near = await boxOf(picture);
  expect(Math.abs((spot.y - near.y) / near.height - 0.75)).toBeLessThan(0.02);

  await page.mouse.down();
  await page.mouse.move(spot.x, spot.y + 60, { steps: 4 });
  await page.mouse.up();
  // It glides on a little, like a dragged picture on a phone.
  await expect.poll(async () => Math.round((await boxOf(picture)).y - near.y)).toBeGreaterThanOrEqual(60);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('swiping shows the next picture in the gallery and the lightbox', async ({ page }) => {
    await page.goto(BAR.path);
    const second = page.getByRole('button', { name: 'Visa bild 2', exact: true });
    await expect(page.getByRole('button', { name: 'Visa bild 1', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await swipe(page.getByRole('region', { name: 'Produktbilder' }).getByRole('list').first());
    await expect(second).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: /^Förstora bild 2/ }).tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('status')).toHaveText(/^2 \//);
    await swipe(lightbox.getByRole('group', { name: /^Bild 2 av/ }));
    await expect(lightbox.getByRole('status')).toHaveText(/^3 \//);
  });

  test('price and button are visible at every scroll position of a product page, and cause no layout shift', async ({
    page,
  }) => {
    await page.goto(BAR.path);
    const button = page.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg', exact: true });
    const price = page.locator('[data-buy-bar]').getByText(/\d\sSEK$/);
    await expect(button).toBeInViewport();
    await expect(price).toBeHidden();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('heading', { name: 'Kunder köpte även dessa produkter' }).scrollIntoViewIfNeeded();
    await expect(price).toBeVisible();
    await expect(button).toBeInViewport();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
    const bar = await boxOf(page.locator('[data-buy-bar]'));
    const toTop = await boxOf(page.getByRole('button', { name: 'Till toppen av sidan' }));
    expect(toTop.y + toTop.height).toBeLessThanOrEqual(bar.y);
    await button.tap();
    await expect(cartPanel(page)).toBeVisible();
  });

  /** Swipes from right to left over a strip with the browser's own gesture. */
  async function swipe(strip: Locator): Promise<void> {
    const box = await boxOf(strip);
    const session = await strip.page().context().newCDPSession(strip.page());
    const y = Math.round(box.y + box.height / 2);
    const xs = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2].map((part) => Math.round(box.x + box.width * part));
    for (const [index, x] of xs.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }
});

test('from a card to its product the picture animates to its new place', async ({ page }) => {
  await openAlive(page, '/kopa-guld/guldtackor/praglade-guldtackor');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      Reflect.set(window, 'isAnimated', true);
      return start(...given);
    };
  });
  await page.getByRole('main').getByRole('link', { name: BAR.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isAnimated'))).toBe(true);
});
