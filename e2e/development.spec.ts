import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LISTING, putInCart } from './support/purchase';
import { SITE_URL } from './support/shop';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

/** The first worker's: tsconfig.json, which Next would otherwise change, knows it. */
const BUILD = process.env.NEXT_DIST_DIR ?? '';

test('under npm run dev every kind of page runs its scripts without an error, and a product can be put in the cart', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  await shop.stopStorefront();
  // Up with a file: compiling the first page takes longer than a start may, beside another journey.
  await shop.startStorefront(`${SITE_URL}/images/hero-narrow.webp`, { NODE_ENV: 'development', NEXT_DIST_DIR: BUILD });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/', LISTING, '/sok?searchTerm=guld', '/guldpris', '/checkout']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await putInCart(page);
  expect(errors).toEqual([]);
  await shop.stopStorefront();
  rmSync(join(BUILD, 'dev'), { recursive: true, force: true });
  await shop.startStorefront();
});
