import { readdirSync } from 'node:fs';
import { CHROME, expectAccessible, NARROW } from './support/axe';
import { PATH as VARIANTS } from './support/present-box';
import { test } from './support/test';

const PAGES = [
  '/sok',
  '/sok?searchTerm=xyzzy',
  '/sok?searchTerm=krugerrand',
  '/kopa-silver?marke=umicore',
  '/gjutna-silvertackor/silvertacka-1kg-umicore',
  '/kopa-guld/guldtackor?vikt=10g&pris=1-2',
  VARIANTS,
  // A collectors' coin, a sold-out product and one without a price.
  '/svenska-guldmynt/guldmynt-1-dukat-karl-xv',
  '/praglade-guldtackor/guldtacka-2-5g-pamp-fortuna',
  '/lunar-guld/guldmynt-1oz-lunar-iii-geten-2027',
  '/jamfor',
  '/onskelista',
  ...readdirSync('content/pages').map((file) => `/${file.replace('.md', '')}`),
  '/blogg/paslag-och-spread',
  '/kopvillkor/2026-11-16',
  '/login',
  '/profile',
  '/checkout',
  '/order/1',
  '/order/1/toc',
  '/sentry-test',
  '/nope',
  '/silverpris/ar',
  '/guldpris/rakna?vikt=tolv',
];

test.use({ viewport: { width: NARROW, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations on the other types of page at 390 and 1440 px', async ({ page }) => {
  test.setTimeout(420_000);
  for (const path of PAGES) {
    await page.goto(path);
    await expectAccessible(page, path, { without: CHROME });
  }
});
