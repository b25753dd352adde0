import { holdBack } from './support/held-back';
import { BAR } from './support/purchase';
import { expect, test } from './support/test';

test('two quick presses advance two pictures, and a thumbnail shows its own', async ({ page }) => {
  await page.goto(BAR.path);
  const shown = (number: number) => page.getByRole('button', { name: `Visa bild ${number}`, exact: true });
  const strip = page.getByRole('region', { name: 'Produktbilder' }).getByRole('list').first();
  const stage = () => strip.evaluate(({ scrollLeft, clientWidth }) => 1 + scrollLeft / clientWidth);
  const next = page.getByRole('button', { name: 'Nästa bild' });
  await expect(shown(1)).toHaveAttribute('aria-current', 'true');
  // Both within the first transition.
  await next.evaluate((button: HTMLElement) => {
    button.click();
    requestAnimationFrame(() => button.click());
  });
  await expect(shown(3)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(3);
  await shown(1).click();
  await expect(shown(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(1);
});

test('nothing moves when Swiper takes over a scrolled strip, and its arrows know the position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(BAR.path);
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
});

test('in print a product page has its picture, both tabs and every answer, but no other products', async ({ page }) => {
  await page.goto(BAR.path);
  const answers = page.getByRole('main').locator('details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  for (const tab of ['Produktinformation', 'Frakt och försäkring'])
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Förstora bild 1/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
});

test('the zoom grows a picture around its middle and ends at three steps, and the focus stays on its button', async ({
  page,
}) => {
  await page.goto(BAR.path);
  await page.getByRole('button', { name: /^Förstora bild 1/ }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /bild 1 av/ });
  const box = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), width: Math.round(width) };
  };
  await expect.poll(async () => (await box()).width).toBeGreaterThan(200);
  const before = await box();
  const closer = page.getByRole('dialog').getByRole('button', { name: 'Zooma in' });
  for (const times of [2, 3]) {
    await closer.press('Enter');
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * (times - 0.05));
    const after = await box();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(2);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
  }
  for (let level = 0; level < 2; level += 1) await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toBeFocused();
  const away = page.getByRole('dialog').getByRole('button', { name: 'Zooma ut' });
  for (let level = 0; level < 3; level += 1) await away.press('Enter');
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toBeFocused();
});

test('the second picture of a card covers the first only once it has loaded', async ({ page }) => {
  await page.goto('/kopa-guld/guldtackor/praglade-guldtackor');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img ~ span img') })
    .first();
  const second = card.locator('img ~ span img');
  const release = await holdBack(page, '**/_next/image?**');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Spara/ })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('load');
  await card.locator('img').first().hover();
  await expect(second).toBeHidden();
  release();
  await expect(second).toBeVisible();
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
  for (const width of [320, 577, 650, 750, 800]) {
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
  }
});
