import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stop } from '../support/processes.mjs';
import { Refusal, say } from '../support/say.mjs';
import { control, median, PAGES, SHOP, SHOP_ENV, startShop, table, timed, visitor } from './shop.mjs';

/** Products: the first is the seed's own number. */
const SIZES = [228, 2_500, 10_000, 50_000];
const TICK_SECONDS = 20;
const OPEN_PAGES = 1_000;
/** The second category of PAGES.listing has a third of all products. */
const LISTINGS = ['', '?sida=2', '?pris-fran=1001', '?sortera=pris-stigande'];
/** Milliseconds that a list or a tick may take to reach a page. */
const LONGEST_WAIT = 180_000;

/** Memory of a process in megabytes: `VmRSS` is the current, `VmHWM` the peak. Linux only. */
function memory(pid, field) {
  return (
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  );
}

/** CPU seconds of a process, with those of its threads. Linux only. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds until `isDone` resolves with true. */
async function secondsUntil(isDone) {
  const start = performance.now();
  while (!(await isDone())) {
    if (performance.now() - start > LONGEST_WAIT) throw new Refusal('The shop did not follow its backend.');
    await sleep(100);
  }
  return (performance.now() - start) / 1000;
}

const statusOf = async (path) => {
  const response = await fetch(SHOP + path, { method: 'HEAD', headers: visitor(), redirect: 'manual' });
  return response.status;
};

/** The backend's webhook of a price change (docs/contract.md). What becomes of it is seen on a page. */
async function announce() {
  const seconds = Math.floor(Date.now() / 1000);
  const body = '{}';
  const v1 = createHmac('sha256', SHOP_ENV.REVALIDATE_SECRET).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${v1}` };
  await fetch(`${SHOP}/api/revalidate`, { method: 'POST', headers, body });
}

const textOf = async (path) => (await fetch(SHOP + path, { headers: visitor() })).text();

/** Seconds until the first byte and until the end, and the size in MB. */
async function download(path) {
  const start = performance.now();
  const response = await fetch(SHOP + path, { headers: visitor() });
  let [first, size] = [0, 0];
  for await (const chunk of response.body) {
    first ||= performance.now() - start;
    size += chunk.length;
  }
  return `${(first / 1000).toFixed(2)}, ${((performance.now() - start) / 1000).toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB`;
}

/** The number of the sitemap's parts, and the seconds of the slowest. */
async function sitemap() {
  const parts = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url).pathname,
  );
  const times = [];
  for (const path of parts) times.push(await timed(path));
  return `${parts.length}, ${(Math.max(...times) / 1000).toFixed(1)} s`;
}

/**
 * Seconds until the last of a thousand open pages has the new prices of a tick. Each does what lib/browser/price-clock does: it requests
 * the status within a second, again four seconds later and then every twelve, and the page's data once the status has changed. A
 * request that fails is repeated after five seconds.
 */
async function openPages() {
  const statusNow = async (query) => JSON.parse(await textOf(`/api/commerce/get-system-status${query}`)).changed;
  const init = () => ({ headers: { ...visitor(), rsc: '1' } });
  const before = await statusNow('');
  // Next redirects to an address with a hash of the router's headers, which the router knows.
  const data = (await fetch(`${SHOP}${PAGES.product}?_rsc`, init())).url;
  await control('tick', {});
  void announce();
  const one = async () => {
    await sleep(Math.random() * 1_000);
    for (let wait = 4_000; ; wait = 12_000) {
      const changed = await statusNow('?tick').catch(() => null);
      for (let again = 1; changed !== null && changed !== before && again <= 5; again += 1) {
        const page = await fetch(data, init()).then(
          (response) => response.text(),
          () => '',
        );
        if (page.includes(changed)) return;
        await sleep(again * 1_500);
      }
      await sleep(changed === null ? 5_000 : wait);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: OPEN_PAGES }, one));
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Milliseconds of pages of a category that nobody has opened. */
async function listings() {
  const times = [];
  for (const query of LISTINGS) times.push((await timed(PAGES.listing + query)).toFixed());
  return times.join(', ');
}

/** Extends the backend's lists while the shop runs. Returns what became of the new list. */
async function newList(products) {
  if (products === SIZES[0]) return { isRefused: false, text: '-' };
  await control('scale', { products });
  let isRefused = false;
  const seconds = await secondsUntil(async () => {
    const { checks } = await (await fetch(`${SHOP}/api/ready`)).json();
    isRefused = checks.catalogue.refused !== null;
    return isRefused || (await statusOf(`${PAGES.product}-serie-2`)) === 200;
  });
  return { isRefused, text: `${isRefused ? 'refused' : 'seen'} after ${seconds.toFixed(1)} s` };
}

/** One size of the catalogue, from a shop that starts with the seed's own. */
async function measureSize(products) {
  await control('scale', { products: 0 });
  const shop = await startShop();
  try {
    const list = await newList(products);
    const feed = await download('/gmc_rss.xml');
    const parts = await sitemap();
    const searches = [];
    for (const word of ['guldtacka', 'maple leaf', 'silvermynt', '10g', '1 oz', 'valcambi'])
      searches.push(await timed(`/sok?searchTerm=${encodeURIComponent(word)}`));
    const listing = await listings();
    const before = await textOf(PAGES.product);
    const cpu = cpuSeconds(shop.pid);
    await control('tick', {});
    void announce();
    const isSeen = async () => list.isRefused || (await textOf(PAGES.product)) !== before;
    const seen = await secondsUntil(isSeen);
    await sleep(Math.max(0, TICK_SECONDS - seen) * 1000);
    const used = cpuSeconds(shop.pid) - cpu;
    const sizes = [memory(shop.pid, 'VmRSS'), memory(shop.pid, 'VmHWM')].map((value) => value.toFixed());
    const last = list.isRefused ? '-' : `${await openPages()}, ${memory(shop.pid, 'VmHWM').toFixed()} MB`;
    const tick = list.isRefused ? '-' : `${seen.toFixed(1)} s`;
    return [
      products,
      list.text,
      tick,
      last,
      `${used.toFixed(1)} s`,
      ...sizes,
      feed,
      parts,
      listing,
      median(searches).toFixed(),
    ];
  } finally {
    await stop(shop);
  }
}

/** The whole shop at four sizes of the catalogue: what follows a new list and a price change, and what it costs. */
export async function measureGrowth() {
  const rows = [];
  for (const products of SIZES) {
    rows.push(await measureSize(products));
    say(rows.at(-1).join(' | '));
  }
  await control('scale', { products: 0 });
  const head = [
    'products',
    'new list',
    'tick seen',
    `last of ${OPEN_PAGES} pages, memory at most`,
    `CPU in ${TICK_SECONDS} s of a tick`,
    'memory MB',
    'at most MB',
  ];
  return table(
    'Growth',
    [
      ...head,
      'feed: first byte, whole',
      'sitemap: parts, slowest',
      'listing: first, page 2, filtered, sorted ms',
      'search ms',
    ],
    rows,
  );
}
