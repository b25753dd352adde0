import { BAR } from './support/purchase';
import { expect, test } from './support/test';

test('two quick presses go two pictures on, and a small picture goes to its own', async ({ page }) => {
  await page.goto(BAR.path);
  const shown = (number: number) => page.getByRole('button', { name: `Visa bild ${number}`, exact: true });
  const strip = page.getByRole('region', { name: 'Produktbilder' }).getByRole('list').first();
  const stage = () => strip.evaluate(({ scrollLeft, clientWidth }) => 1 + scrollLeft / clientWidth);
  const next = page.getByRole('button', { name: 'Nästa bild' });
  await expect(shown(1)).toHaveAttribute('aria-current', 'true');
  // In one go, as long as the first movement takes.
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

test('the zoom ends at three steps, and the keyboard stays on its button', async ({ page }) => {
  await page.goto(BAR.path);
  await page.getByRole('button', { name: /^Förstora bild 1/ }).click();
  const closer = page.getByRole('dialog').getByRole('button', { name: 'Zooma in' });
  for (let level = 0; level < 4; level += 1) await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toBeFocused();
  const away = page.getByRole('dialog').getByRole('button', { name: 'Zooma ut' });
  for (let level = 0; level < 3; level += 1) await away.press('Enter');
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toBeFocused();
});

test('a picture grows around its middle', async ({ page }) => {
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
    await closer.click();
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * (times - 0.05));
    const after = await box();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(2);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
  }
});

test('the second picture of a card covers the first when it has come, not before', async ({ page }) => {
  await page.goto('/kopa-guld/guldtackor/praglade-guldtackor');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img ~ span img') })
    .first();
  const second = card.locator('img ~ span img');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/p/**', async (route) => {
    await released;
    await route.continue();
  });
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
