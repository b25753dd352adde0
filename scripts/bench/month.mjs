import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openHttpBrowser } from '../../e2e/in-process/support/http-browser.ts';
import { embeddedPages, signIn } from '../../e2e/in-process/support/people.ts';
import { draftOrder, placeOrder } from '../../e2e/in-process/support/purchase.ts';
import { backendClient, signedWebhook } from '../../e2e/support/backend-client.ts';
import { startStorefront, stop, waitForResponse } from '../support/processes.mjs';
import { Refusal, say } from '../support/say.mjs';
import { BACKEND, median, SHOP, SHOP_ENV, table, visitor } from './shop.mjs';

/** Price changes of the month; the shop is started again after each quarter of them. */
const TICKS = Number(process.env.BENCH_TICKS || 600);
const QUARTERS = 4;
/** Beside each price change. */
const ORDERS = 5;
const SIGN_INS = 0.5;
const CRAWLED = 10;
/** Price changes between two rows; the first is after ten. */
const EACH = 50;
const BAR = 'guldtacka-10g-valcambi';

const HEAP = new URL('heap.mjs', import.meta.url).href;

const { control, variantId } = backendClient(BACKEND);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

async function openShop(folder, written) {
  const env = {
    ...SHOP_ENV,
    PRICE_HISTORY_FILE: join(folder, 'prices.sqlite'),
    NODE_OPTIONS: `--import=${HEAP}`,
  };
  const shop = startStorefront({ env, quiet: true });
  for (const output of [shop.stdout, shop.stderr]) output.on('data', (chunk) => written.add(chunk));
  if (!(await waitForResponse(`${SHOP}/api/ready`, 300, () => shop.exitCode === null)))
    throw new Refusal('The shop did not start.');
  return shop;
}

/** What the shop writes: its size, and the last report of the heap. */
function output() {
  let bytes = 0;
  let onHeap = () => undefined;
  return {
    add: (chunk) => {
      const heap = /^heap (\d+)$/m.exec(chunk.toString())?.[1];
      if (heap) onHeap(Number(heap));
      else bytes += chunk.length;
    },
    size: () => bytes,
    heapOf: (shop) =>
      new Promise((resolve) => {
        onHeap = resolve;
        shop.kill('SIGUSR2');
      }),
  };
}

/** Milliseconds until the shop has followed a new price. */
async function tick() {
  await control('tick', { gold: 0.99 + Math.random() / 50, silver: 0.99 + Math.random() / 50 });
  const start = performance.now();
  const { body, headers } = signedWebhook(SHOP_ENV.REVALIDATE_SECRET);
  const response = await fetch(`${SHOP}/api/revalidate`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Refusal(`The webhook was refused: ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - start;
}

async function see(path) {
  const response = await fetch(SHOP + path, { headers: visitor() });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Refusal(`${path}: ${response.status}`);
}

async function pathsOfSitemap() {
  const locations = async (url) => {
    const text = await (await fetch(url, { headers: visitor() })).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
  };
  const parts = await locations(`${SHOP}/sitemap.xml`);
  return (await Promise.all(parts.map(locations))).flat().map((url) => new URL(url).pathname);
}

const person = () => openHttpBrowser(SHOP, visitor()['x-forwarded-for']);

/** The backend also changes its prices by the clock, which the shop knows within its next check. */
const PRICE_PATIENCE_MS = 30_000;

/** A guest's order. A price that changes meanwhile is agreed to, as in a browser. */
async function buy(id) {
  const browser = person();
  const start = performance.now();
  while (performance.now() - start < PRICE_PATIENCE_MS) {
    const order = await draftOrder(browser, { variantCode: BAR, variantId: () => id }, { payment: 'zimpler' });
    const { status, body } = await placeOrder(browser, order, randomUUID());
    if (body.outcome === 'order') return;
    if (body.message !== 'PRICES') throw new Refusal(`create-order: ${status} ${JSON.stringify(body)}`);
    await setTimeout(1_000);
  }
  throw new Refusal('The price of an order was outdated for too long.');
}

function facts(shop, folder, written) {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  const files = readdirSync(folder).filter((name) => name.startsWith('prices'));
  const data = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return [megabytes(resident), readdirSync(`/proc/${shop.pid}/fd`).length, megabytes(data), megabytes(written.size())];
}

/**
 * A month of a shop, as fast as it copes: 600 price changes, 3,000 guests' orders, 300 sign-ins and a crawler, with three restarts. What
 * grows between the rows has to have a bound in docs/operations.md.
 * @param folder for the shop's data
 */
export async function measureMonth(folder) {
  const id = await variantId(BAR);
  await control('stock', { variantId: BAR, stock: 10 * TICKS * ORDERS });
  const written = output();
  const rows = [];
  let signIns = 0;
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const shop = await openShop(folder, written);
    try {
      const paths = await pathsOfSitemap();
      const times = [];
      const count = Math.ceil(TICKS / QUARTERS);
      const row = async (done) => {
        const heap = megabytes(await written.heapOf(shop));
        rows.push([quarter * count + done, median(times.slice(-10)).toFixed(), heap, ...facts(shop, folder, written)]);
        say(rows.at(-1).join(' | '));
      };
      for (let index = 0; index < count; index += 1) {
        times.push(await tick());
        const from = (index * CRAWLED) % paths.length;
        const crawl = async () => {
          for (const path of paths.slice(from, from + CRAWLED)) await see(path);
        };
        const orders = async () => {
          for (let order = 0; order < ORDERS; order += 1) await buy(id);
        };
        signIns += SIGN_INS;
        const isDue = signIns >= 1;
        if (isDue) signIns -= 1;
        await Promise.all([crawl(), orders(), isDue && signIn(person(), { pages: embeddedPages })]);
        const done = index + 1;
        if (done === 10 || done % EACH === 0 || done === count) await row(done);
      }
    } finally {
      await stop(shop);
    }
  }
  const head = ['price changes', 'last ten, ms', 'heap MB', 'resident MB', 'handles', 'price history MB', 'log MB'];
  return table('A month', head, rows);
}
