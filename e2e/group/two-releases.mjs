import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { copyImage, must } from '../../deploy/support/image.mjs';
import { ensureBrowser } from '../../scripts/support/browser.mjs';
import { say } from '../../scripts/support/say.mjs';
import { identify, TOLVAN } from '../support/identity.ts';
import { orderButton, reviewOrder } from '../support/purchase.ts';
import { control, exited, ONE, PROXY, startAgain, storedOrders, untilReady } from './scene.mjs';

/** Milliseconds, generous for a busy machine. */
const PATIENCE = 60_000;
/** Seconds after which the simulated payer has approved (docs/contract.md part C). */
const APPROVED = 5;

const SEE = {
  Swish: async (page) => {
    await page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' }).waitFor();
    await control('clock', { advanceSeconds: APPROVED });
    await page.getByRole('heading', { name: 'Tack för din beställning' }).waitFor();
  },
  Banköverföring: async (page) => {
    await page.getByRole('button', { name: 'Fortsätt' }).waitFor();
    await identify(page, TOLVAN);
    await page.getByRole('heading', { name: 'Tack för din beställning' }).waitFor();
  },
};

/** A person with a page of the release that runs now, about to press "Beställ och betala". */
async function openReview(browser, payment) {
  const context = await browser.newContext({
    baseURL: PROXY,
    locale: 'sv-SE',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await reviewOrder(page, new RegExp(payment));
  return { payment, page, context };
}

async function orderAndPay({ payment, page, context }, release) {
  const before = (await storedOrders()).length;
  const button = orderButton(page);
  await button.scrollIntoViewIfNeeded();
  // A press while the layout settles only says so (components/ui/settled-button.tsx).
  await page.locator('button:not([data-settling])', { hasText: 'Beställ och betala' }).click();
  await SEE[payment](page).catch(async (error) => {
    const text = await page.getByRole('main').textContent();
    must(false, `${payment}, with a page of the other release, on the server of ${release}:\n${text}\n${error}`);
  });
  const orders = await storedOrders();
  must(orders.length === before + 1, `${orders.length - before} orders of one press.`);
  await context.close();
}

/** Two releases in two folders, each with the scripts of the other, as docs/operations.md keeps them. */
function prepare(folder, released, build) {
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  copyImage(older, released.shop, released.packages);
  copyImage(newer, build);
  for (const [from, to] of [
    [older, newer],
    [newer, older],
  ])
    cpSync(join(from, '.next/static'), join(to, '.next/static'), { recursive: true, force: false });
  return { older, newer };
}

/**
 * Pages that one release has opened order from a server of the other: after a release, and after the way back to the release before. The
 * only instance behind the proxy.
 * @param released the released shop; `build` is this one
 */
export async function acrossReleases(folder, released, build) {
  say('Purchases that begin with a page of one release and end at a server of the other');
  const folders = prepare(folder, released, build);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  let running;
  const exchange = async (name) => {
    if (running) {
      running.server.kill('SIGTERM');
      await exited(running.server);
    }
    running = startAgain(folder, ONE, folders[name]);
    await untilReady(ONE, running);
  };
  try {
    await exchange('older');
    for (const next of ['newer', 'older']) {
      const people = [];
      for (const payment of Object.keys(SEE)) people.push(await openReview(browser, payment));
      await exchange(next);
      for (const person of people) await orderAndPay(person, next);
      say(`  ${people.length} purchases ended at the ${next} release`);
    }
  } finally {
    await browser.close();
    running?.server.kill('SIGTERM');
  }
}
