import { chromium } from 'playwright';
import { ensureBrowser } from './browser.mjs';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds after the load event until what starts with the page has ended. */
const SETTLED = 3000;
/** Milliseconds from which a task blocks (Web Vitals). */
const LONG = 50;

async function firstView(browser, url, slowdown) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const count = (wanted) => metrics.find(({ name }) => name === wanted).value;
    const tasks = await page.evaluate(() => globalThis.longTasks.map(({ duration }) => duration));
    return {
      styles: count('RecalcStyleCount'),
      layouts: count('LayoutCount'),
      elements: await page.locator('*').count(),
      blocking: tasks.reduce((sum, duration) => sum + duration - LONG, 0),
      longest: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}

/**
 * First views on a phone's screen with a CPU slowed down `slowdown` times, each with an empty cache: lists of computations of style,
 * layouts, elements, blocking time and longest task (ms) by page. All pages of a round follow each other.
 */
export async function firstViews(urls, slowdown, rounds) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const views = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of Object.entries(urls)) views[name].push(await firstView(browser, url, slowdown));
    return views;
  } finally {
    await browser.close();
  }
}
