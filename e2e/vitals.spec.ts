import { readFileSync } from 'node:fs';
import { atRest } from './support/alive';
import { BAR, buyButton, cartPanel } from './support/purchase';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Measuring is compiled into the pages: `NEXT_PUBLIC_WEB_VITALS=on npm run e2e -- vitals` rebuilds. */
const isOn = process.env.NEXT_PUBLIC_WEB_VITALS === 'on';

interface Line {
  readonly message: string;
  readonly path: string;
  readonly name: string;
  readonly value: number;
}

function vitalsIn(shop: Shop): readonly Line[] {
  const lines = shop.logs.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => line.includes('"web-vital"')).map((line) => JSON.parse(line) as Line);
}

test('a shop that measures receives web vitals from a browser', async ({ page, shop }) => {
  test.skip(!isOn, 'this build does not measure');
  const known = vitalsIn(shop).length;
  // An interaction of less than 40 ms is not measured.
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    }),
  );
  await page.goto(`${BAR.path}?utm_source=brev`);
  // The measuring code is loaded when the page is idle.
  await atRest(page);
  await buyButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  await page.goto('about:blank');
  const received = () => vitalsIn(shop).slice(known);
  await expect
    .poll(() =>
      received()
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const { path, name, value } of received()) {
    expect(path).toBe(BAR.path);
    expect(value, name).toBeLessThan(60_000);
    if (name !== 'CLS') expect(value, name).toBeGreaterThan(0);
  }
});

test('a shop that does not measure has no code for it and takes no measures', async ({
  page,
  shop,
  request,
  baseURL,
}) => {
  test.skip(isOn, 'this build measures');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto(BAR.path);
  await atRest(page);
  const code = (await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toContain('/api/vitals');
  await page.goto('about:blank');
  const measures = [{ name: 'LCP', value: 1_000, rating: 'good' }];
  const response = await request.post('/api/vitals', {
    data: { path: '/', measures },
    headers: { origin: baseURL ?? '' },
  });
  expect(response.status()).toBe(404);
  expect(vitalsIn(shop)).toEqual([]);
});
