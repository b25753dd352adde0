import { chromium } from 'playwright';
import { ensureBrowser } from './browser.mjs';

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds after the load event until what starts with the page has ended. */
const SETTLED = 3000;
/** Milliseconds from which a task blocks (Web Vitals). */
const LONG = 50;

/** Data blocks, such as JSON-LD, cost nothing and stay. */
const SCRIPTS = /<script\b(?![^>]*json)[\s\S]*?<\/script>|<link[^>]*as="script"[^>]*>/g;

/** Sends the page's HTML without its scripts: what its style, layout and paint cost alone. */
async function leaveOutScripts(page, url) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(SCRIPTS, '') });
  });
}

async function firstView(browser, { url, hasScripts }, slowdown) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    if (!hasScripts) await leaveOutScripts(page, url);
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
 * layouts, elements, blocking time and longest task (ms) by name of the page. All pages of a round follow each other.
 */
export async function firstViews(pages, slowdown, rounds) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const views = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, page] of Object.entries(pages)) views[name].push(await firstView(browser, page, slowdown));
    return views;
  } finally {
    await browser.close();
  }
}
