import { chromium } from 'playwright/test';
import { BAR } from './support/purchase';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/kopa-guld/guldtackor',
  BAR.path,
  '/checkout',
  '/faq',
  '/salja-guld',
  '/kopvillkor',
  '/login',
  '/nope',
];

/** Text of twice the size, as the reader sets it in the browser: no page has it wider than the window (WCAG 1.4.4). */
for (const width of [390, 1280])
  test(`text of twice the size fits into ${width} px`, async ({ baseURL }, { project }) => {
    const { executablePath, args = [] } = project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...args, '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ viewport: { width, height: 900 }, ...(baseURL && { baseURL }) });
    for (const path of PAGES) {
      await page.goto(path);
      const [size, wide] = await page.evaluate(() => [
        Number.parseFloat(getComputedStyle(document.body).fontSize),
        document.documentElement.scrollWidth,
      ]);
      expect(size, 'the size of text').toBeGreaterThanOrEqual(28);
      expect.soft(wide, path).toBeLessThanOrEqual(width);
    }
    await browser.close();
  });
