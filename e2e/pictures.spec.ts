import type { Locator, Page } from 'playwright/test';
import { openAlive } from './support/alive';
import { holdBack } from './support/held-back';
import { BAR, LISTING } from './support/purchase';
import { expect, test } from './support/test';

/* Pictures and strips of products: arrows, wheel, drag, touch, film and print. */

async function boxOf(picture: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return { x, y, width, height };
}

const shown = (page: Page, number: number) => page.getByRole('button', { name: `Visa bild ${number}`, exact: true });
const gallery = (page: Page) => page.getByRole('region', { name: 'Produktbilder' }).getByRole('list').first();

/** Nothing moves when Swiper takes over a scrolled strip, and its arrows know the position. */
async function takeOverStrip(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Kunder köpte även dessa produkter' });
  const carousel = page.locator('div:has(> .strip > ul)').filter({ has: list });
  const places = () =>
    list.evaluate((strip) => {
      const { x, y } = strip.getBoundingClientRect();
      const boxes = [...strip.children].map((slide) => slide.getBoundingClientRect());
      return boxes.map((box) => [box.x - x, box.y - y, box.width, box.height].map(Math.round));
    });
  await expect(carousel.locator('.strip')).not.toHaveClass(/strip-initialized/);
  await list.evaluate((strip) => strip.scrollTo({ left: strip.children[1]?.clientWidth ?? 0, behavior: 'instant' }));
  const before = await places();
  expect(before[0]?.[0]).toBeLessThan(-100);
  await list.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.strip')).toHaveClass(/strip-initialized/);
  expect(await places()).toEqual(before);
  const previous = carousel.getByRole('button', { name: 'Föregående' });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await previous.click();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expect(previous).toBeFocused();
}

/** The arrows of a strip stop at its ends, and a mouse reaches every brand. */
async function reachEveryBrand(page: Page): Promise<void> {
  const makers = page.getByRole('contentinfo').locator('div:has(> .strip > ul[aria-label="Varumärken"])');
  const next = makers.getByRole('button', { name: 'Nästa' });
  const previous = makers.getByRole('button', { name: 'Föregående' });
  await makers.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  const ink = (arrow: Locator) => arrow.evaluate((node) => getComputedStyle(node).color);
  expect(await ink(previous)).not.toBe(await ink(next));
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(makers.getByRole('link').last()).toBeInViewport();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
}

/** Two quick presses advance two pictures, and a thumbnail shows its own. */
async function pressTwice(page: Page): Promise<void> {
  const stage = () => gallery(page).evaluate(({ scrollLeft, clientWidth }) => 1 + scrollLeft / clientWidth);
  await expect(shown(page, 1)).toHaveAttribute('aria-current', 'true');
  // Both within the first transition.
  await page.getByRole('button', { name: 'Nästa bild' }).evaluate((button: HTMLElement) => {
    button.click();
    requestAnimationFrame(() => button.click());
  });
  await expect(shown(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(3);
  await shown(page, 1).click();
  await expect(shown(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(1);
}

/**
 * In the lightbox the zoom grows a picture around its middle and ends at three steps, the focus stays on its button, the wheel zooms at
 * the pointer, and a drag moves the picture.
 */
async function zoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Förstora bild 1/ }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: /bild 1 av/ });
  const middle = async () => {
    const { x, y, width, height } = await boxOf(picture);
    return { x: x + width / 2, y: y + height / 2, width };
  };
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(200);
  const whole = await boxOf(picture);
  const before = await middle();
  const closer = dialog.getByRole('button', { name: 'Zooma in' });
  for (const times of [2, 3]) {
    await closer.press('Enter');
    await expect.poll(async () => (await middle()).width).toBeGreaterThan(before.width * (times - 0.05));
    const after = await middle();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(2);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
  }
  for (let level = 0; level < 2; level += 1) await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toBeFocused();
  const away = dialog.getByRole('button', { name: 'Zooma ut' });
  for (let level = 0; level < 3; level += 1) await away.press('Enter');
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toBeFocused();

  await expect.poll(async () => Math.abs((await boxOf(picture)).width - whole.width)).toBeLessThan(0.01);
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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A film opens large, with a text alternative, plays at a press only, and returns the focus. */
async function openFilm(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.locator('video').count()).toBe(0);
  const link = page.getByRole('link', { name: `Visa film: ${BAR.name}` });
  await link.press('Enter');
  const overlay = page.getByRole('dialog', { name: BAR.name });
  const film = overlay.locator('video');
  await expect(film).toHaveJSProperty('controls', true);
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).not.toHaveAttribute('autoplay');
  await expect(overlay).toContainText('Filmen är utan ljud och visar produkten');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(link).toBeFocused();
}

/** In print a product page has its picture, both tabs and every answer, but no other products. */
async function print(page: Page): Promise<void> {
  const answers = page.getByRole('main').locator('details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  for (const tab of ['Produktinformation', 'Frakt och försäkring'])
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Förstora bild 1/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
}

test('on a product page: gallery, strips, zoom, film and print', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAlive(page, BAR.path);
  for (const part of [takeOverStrip, pressTwice, reachEveryBrand, zoom, openFilm, print])
    await test.step(part.name, () => part(page));
});

test('on a card: the second picture covers the first once it has loaded, only products with a film link to it, and the picture animates to the product page', async ({
  page,
}) => {
  await openAlive(page, `${LISTING}?vikt=10g`);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img ~ span img') })
    .first();
  const second = card.locator('img ~ span img');
  const release = await holdBack(page, '**/_next/image?**');
  await card.locator('img').first().hover();
  await expect(second).toBeHidden();
  release();
  await expect(second).toBeVisible();

  await expect(page.getByRole('link', { name: /^Visa film/ })).toHaveCount(1);
  await page.getByRole('link', { name: `Visa film: ${BAR.name}` }).click();
  const overlay = page.getByRole('dialog', { name: BAR.name });
  await expect(overlay.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

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

test('the film is served in ranges, from our own origin', async ({ request }) => {
  const path = '/sylius/media/video/guldtacka-10g.mp4';
  const part = await request.get(path, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect((await part.body()).length).toBe(100);
  const beyond = await request.get(path, { headers: { range: 'bytes=999999999-' } });
  expect([beyond.status(), beyond.headers()['cache-control']]).toEqual([416, 'no-store']);
});

test('thumbnails load with the page, on a background colour until then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const release = await holdBack(page, '**/_next/image?**');
  await page.goto(BAR.path, { waitUntil: 'domcontentloaded' });
  const small = page.getByRole('button', { name: /^Visa bild \d/ });
  const boxes = await small.evaluateAll((buttons) =>
    buttons.map((button) => [button.clientHeight, getComputedStyle(button).backgroundColor] as const),
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [height, ground] of boxes) {
    expect(height).toBeGreaterThan(40);
    expect(ground).not.toMatch(/, 0\)$|transparent/);
  }
  release();
  // Lazy pictures, for which the load event does not wait.
  const loaded = () =>
    small
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(loaded).toEqual(boxes.map(() => true));
});

test("controls on a card's picture leave it visible, and no button breaks its words, at any width", async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first().getByRole('button', { name: /^Spara/ })).toBeVisible();
  const filmed = cards.filter({ has: page.getByRole('link', { name: /^Visa film/ }) }).first();
  await filmed.getByRole('button', { name: /^Jämför/ }).click();
  const toComparison = filmed.getByRole('link', { name: 'Till jämförelsen' });
  for (const width of [320, 360, 390, 577, 650, 750, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await cards.evaluateAll((articles) =>
      articles.slice(0, 6).map((article) => {
        const picture = article.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        const covers = [...article.querySelectorAll('*')]
          .filter(
            (node) =>
              node.matches('button, [aria-label^="Visa film"], a > span') && getComputedStyle(node).display !== 'none',
          )
          .filter((node) => !node.querySelector('img'))
          .map((node) => node.getBoundingClientRect())
          .filter(({ top, height, width: across }) => top < picture.bottom && across < picture.width && height > 0);
        const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
        const onGoods = covers.some((box) => {
          const x = Math.max(box.left, Math.min(middle.x, box.right)) - middle.x;
          const y = Math.max(box.top, Math.min(middle.y, box.bottom)) - middle.y;
          return Math.hypot(x, y) < picture.width * 0.33;
        });
        const broken = [...article.querySelectorAll('button, a')].flatMap((node) => {
          const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1 && node.closest('h2, h3') === null) return [node.textContent];
          }
          return [];
        });
        return { onGoods, broken };
      }),
    );
    for (const { onGoods, broken } of found) {
      expect(onGoods, `${width} px`).toBe(false);
      expect(broken, `${width} px`).toEqual([]);
    }
    const film = await boxOf(filmed.getByRole('link', { name: /^Visa film/ }));
    const beside = await boxOf(toComparison);
    const isApart = film.x + film.width <= beside.x || beside.y + beside.height <= film.y;
    expect(isApart, `the links to film and comparison, ${width} px`).toBe(true);
  }
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

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

  test('swiping shows the next picture in gallery and lightbox', async ({ page }) => {
    await page.goto(BAR.path);
    await expect(shown(page, 1)).toHaveAttribute('aria-current', 'true');
    await swipe(gallery(page));
    await expect(shown(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: /^Förstora bild 2/ }).tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('status')).toHaveText(/^2 \//);
    await swipe(lightbox.getByRole('group', { name: /^Bild 2 av/ }));
    await expect(lightbox.getByRole('status')).toHaveText(/^3 \//);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  });
});
