import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureBrowser } from '../support/browser.mjs';
import { control, openShop, PORTS, stop } from './servers.mjs';
import { PAGES, page } from './shop-pages.mjs';
import { figure, table } from './statistics.mjs';

const KIB = 1024;
/** The pages of the weight table: what most visitors open first. */
const WEIGHED = ['home', 'listing', 'product', 'checkout'];
/** Milliseconds after a tick within which an open page has asked for all that it wants. */
const AFTER_TICK = 12_000;

const addressInBrowser = (path) => `http://localhost:${PORTS.shop}${path}`;

/** Bytes of the scripts that come before the load event, each in gzip level 9, so that servers which compress otherwise compare. */
async function scriptWeight(browser, path) {
  const view = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const bodies = [];
  let isLoaded = false;
  view.on('response', (response) => {
    if (!isLoaded && response.request().resourceType() === 'script') bodies.push(response.body());
  });
  view.once('load', () => {
    isLoaded = true;
  });
  await view.goto(addressInBrowser(path), { waitUntil: 'load' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await view.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * What an open page asks of the router at a tick. The check is triggered as in real use: the tab becomes visible again.
 * @returns the requests with the router's own header, as Playwright has them
 */
export async function routerRequestsAtTick(browser, path) {
  const view = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  await view.goto(addressInBrowser(path), { waitUntil: 'load' });
  // Its price clock starts when it is idle, and what it fetches ahead has to be there.
  await view.waitForLoadState('networkidle');
  const requests = [];
  view.on('request', (request) => {
    if (request.headers().rsc !== undefined) requests.push(request);
  });
  await control('tick', { gold: 1.01, silver: 1.01 });
  await view.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await view.waitForTimeout(AFTER_TICK);
  await view.close();
  return requests;
}

/** What travels: finished HTML, scripts, and what a price change costs an open page. */
export async function measure() {
  const shop = await openShop();
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const rows = [];
    for (const name of WEIGHED) {
      const { text } = await page(PAGES[name]);
      const scripts = await scriptWeight(browser, PAGES[name]);
      const isPriced = name !== 'checkout';
      const requests = isPriced ? (await routerRequestsAtTick(browser, PAGES[name])).length : Number.NaN;
      const sizes = [Buffer.byteLength(text), gzipSync(text, { level: 6 }).length, scripts];
      rows.push([name, ...sizes.map((size) => figure(size / KIB, 1)), figure(requests)]);
    }
    const head = ['page', 'HTML KiB', 'HTML gzip KiB', 'JavaScript gzip -9 KiB', 'RSC requests at a tick'];
    return `## Weight\n\n${table(head, rows)}`;
  } finally {
    await browser.close();
    await stop(shop);
  }
}
