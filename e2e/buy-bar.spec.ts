import { BAR, cartPanel } from './support/purchase';
import { expect, test } from './support/test';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('on a phone price and button are visible at every scroll position of a product, without a layout shift', async ({
  page,
}) => {
  await page.goto(BAR.path);
  const button = page.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg', exact: true });
  const price = page.locator('[data-buy-bar]').getByText(/\d\sSEK$/);
  await expect(button).toBeInViewport();
  await expect(price).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const own = page.getByRole('main').locator('[data-price]').first();
  await own.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(price, 'beside the page’s own').toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(price).toBeVisible();
  await page.getByRole('heading', { name: 'Kunder köpte även dessa produkter' }).scrollIntoViewIfNeeded();
  await expect(price).toBeVisible();
  await expect(button).toBeInViewport();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
  // On a phone only who is on the way up gets it.
  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  const toTop = await page.getByRole('button', { name: 'Till toppen av sidan' }).boundingBox();
  expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await button.tap();
  await expect(cartPanel(page)).toBeVisible();
});
