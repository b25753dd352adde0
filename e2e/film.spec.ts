import { openAlive } from './support/alive';
import { BAR } from './support/purchase';
import { expect, test } from './support/test';

const LISTING = '/kopa-guld/guldtackor/praglade-guldtackor?vikt=10g';

test('a product’s film opens large, with a text alternative, plays at a press only, and returns the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, BAR.path);
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
});

test('only cards of products with a film link to it', async ({ page }) => {
  await openAlive(page, LISTING);
  await expect(page.getByRole('link', { name: /^Visa film/ })).toHaveCount(1);
  await page.getByRole('link', { name: `Visa film: ${BAR.name}` }).click();
  await expect(page.getByRole('dialog', { name: BAR.name }).locator('video')).toBeVisible();
});

test('the film is served in ranges, from our own origin', async ({ request }) => {
  const path = '/sylius/media/video/guldtacka-10g.mp4';
  const part = await request.get(path, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect((await part.body()).length).toBe(100);
  expect((await request.get(path, { headers: { range: 'bytes=999999999-' } })).status()).toBe(416);
});
