// `node scripts/bench/inp.mjs [address of a shop] [rounds]`: how long a phone with a slow processor takes to answer a touch.
import { chromium } from 'playwright';
import { ensureBrowser } from '../support/browser.mjs';
import { run, say } from '../support/say.mjs';

const [address = 'http://localhost:3000', rounds = '5'] = process.argv.slice(2);

/** As Lighthouse slows a phone down. */
const SLOWDOWN = 4;
/** Milliseconds, of the median; "good" is 200. */
const GOAL = 100;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const LISTING = '/kopa-guld';
const PRODUCT = '/praglade-guldtackor/guldtacka-10g-valcambi';
const cart = (page) => page.getByRole('dialog', { name: 'Min varukorg' });

/** `before` is not counted; `press` is, up to its next paint. */
const TOUCHES = [
  {
    name: 'add to cart',
    path: PRODUCT,
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg' }).first().tap(),
    seen: cart,
  },
  {
    name: 'open cart',
    path: PRODUCT,
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Varukorg/ })
        .tap(),
    seen: cart,
  },
  {
    name: 'lightbox',
    path: PRODUCT,
    press: (page) =>
      page
        .getByRole('button', { name: /^Förstora bild/ })
        .first()
        .tap(),
    seen: (page) => page.getByRole('dialog', { name: /^Bilder av/ }),
  },
  {
    name: 'menu',
    path: LISTING,
    press: (page) => page.getByRole('button', { name: 'Öppna menyn' }).tap(),
    seen: (page) => page.getByRole('button', { name: 'Stäng menyn' }),
  },
  {
    name: 'open filter',
    path: LISTING,
    press: (page) => page.getByRole('button', { name: /^Filtrera/ }).tap(),
    seen: (page) => page.getByRole('checkbox').first(),
  },
  {
    name: 'choose filter',
    path: LISTING,
    before: (page) => page.getByRole('button', { name: /^Filtrera/ }).tap(),
    press: (page) => page.getByRole('checkbox').first().tap(),
    seen: (page) => page.getByRole('button', { name: 'Filtrera (1)' }),
  },
];

function observe() {
  window.__touches = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.__touches.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function measure(browser, { path, before, press, seen }) {
  const context = await browser.newContext({ ...PHONE, locale: 'sv-SE' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // A first, empty touch fetches what a visitor's first sign fetches.
    await page.touchscreen.tap(2, 300);
    await before?.(page);
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      window.__touches.length = 0;
    });
    await press(page);
    await seen(page).waitFor();
    // Entries are reported after the paint that they wait for.
    await page.waitForTimeout(600);
    return Math.max(0, ...(await page.evaluate(() => window.__touches)));
  } finally {
    await context.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

await run(async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    say(
      `${address}, ${PHONE.viewport.width} px wide, processor ${SLOWDOWN} times slower, medians of ${rounds}, goal ${GOAL} ms`,
    );
    for (const touch of TOUCHES) {
      const times = [];
      for (let round = 0; round < Number(rounds); round += 1) times.push(await measure(browser, touch));
      const middle = median(times);
      say(
        `| ${touch.name.padEnd(13)} | ${String(middle).padStart(4)} ms | ${times.join(', ')} |${middle > GOAL ? ' above the goal' : ''}`,
      );
    }
  } finally {
    await browser.close();
  }
});
