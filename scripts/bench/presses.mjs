import { chromium } from 'playwright';
import { ensureBrowser } from '../support/browser.mjs';
import { PHONE } from '../support/first-view.mjs';
import { BARE_PAGE, besideBare, median, PAGES, SHOP, table } from './shop.mjs';

const ROUNDS = 3;
const SLOWDOWN = 6;
/** Milliseconds from the first paint to the press. */
const MOMENTS = [0, 500, 2000];
/** Milliseconds until what the press began is painted, on the slowest page. */
const ANSWERED = 3000;

const CART = 'header button:visible:has-text("Varukorg")';
/** The bare page has nothing to press: it shows what a press waits for beside the framework alone. */
const PRESSED = {
  bare: [BARE_PAGE, 'body'],
  'product, buy': [SHOP + PAGES.product, 'main button:visible:has-text("Lägg till i varukorg")'],
  'listing, save': [SHOP + PAGES.listing, 'main article button:visible'],
  'home, cart': [`${SHOP}/`, CART],
  'search, cart': [`${SHOP}/sok?searchTerm=krugerrand`, CART],
  'gold price, cart': [`${SHOP}/guldpris`, CART],
};

/** The middle of what will be pressed, found beforehand: finding it on the slow page would wait as the press does. */
async function placeOf(browser, [url, selector]) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  const box = await page.locator(selector).first().boundingBox();
  await context.close();
  if (!box || box.y + box.height / 2 > PHONE.viewport.height)
    throw new Error(`${selector} is not on the first screen.`);
  return { x: box.x + box.width / 2, y: Math.max(0, box.y) + Math.min(box.height, PHONE.viewport.height) / 2 };
}

/** Milliseconds from a press to the next paint, as Event Timing has them: in steps of 8. */
async function press(browser, url, place, moment) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      globalThis.presses = [];
      new PerformanceObserver((list) => globalThis.presses.push(...list.getEntries())).observe({
        type: 'event',
        durationThreshold: 16,
      });
    });
    const painted = new Promise((resolve) => {
      devtools.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
    });
    await page.goto(url, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(moment);
    const point = { touchPoints: [place] };
    const touches = [
      devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point }),
      devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ];
    await Promise.all(touches);
    await page.waitForTimeout(ANSWERED);
    return await page.evaluate(() => Math.max(0, ...globalThis.presses.map(({ duration }) => duration)));
  } finally {
    await context.close();
  }
}

async function measure() {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const figures = Object.fromEntries(Object.keys(PRESSED).map((name) => [name, MOMENTS.map(() => [])]));
    const places = {};
    for (const [name, pressed] of Object.entries(PRESSED)) places[name] = await placeOf(browser, pressed);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, [url]] of Object.entries(PRESSED))
        for (const [index, moment] of MOMENTS.entries())
          figures[name][index].push(await press(browser, url, places[name], moment));
    const rows = Object.entries(figures).map(([name, moments]) => [name, ...moments.map((all) => `${median(all)} ms`)]);
    const head = ['page', ...MOMENTS.map((moment) => `${moment / 1000} s after the first paint`)];
    return table(`From a press to the next paint, CPU x${SLOWDOWN} (median of ${ROUNDS})`, head, rows);
  } finally {
    await browser.close();
  }
}

/** Presses on pages that are just opened on a slow phone, beside the bare page. */
export const measurePresses = () => besideBare(measure);
