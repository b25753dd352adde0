// `npm run bench [-- pages phone growth]`: speed, first views on a slow phone, memory growth. docs/benchmark.md explains the figures.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from './support/alone.mjs';
import { ensureBuilt } from './support/build.mjs';
import { firstViews } from './support/first-view.mjs';
import { ensureInstalled } from './support/install.mjs';
import {
  claimPort,
  exited,
  inFolder,
  openBackend,
  startNext,
  startStorefront,
  stop,
  waitForResponse,
} from './support/processes.mjs';
import { Refusal, run, say } from './support/say.mjs';

const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 50;
/** Products: the first is the seed's own number. */
const SIZES = [228, 2_500, 10_000, 50_000];
const TICK_SECONDS = 20;
/** Milliseconds that a list or a tick may take to reach a page. */
const LONGEST_WAIT = 180_000;
const PAGES = {
  home: '/',
  listing: '/kopa-guld/guldtackor',
  product: '/praglade-guldtackor/guldtacka-10g-valcambi',
  checkout: '/checkout',
};
const BARE = 'scripts/bench/bare';
/** How many times slower the CPU of a phone is made. */
const SLOWDOWNS = [1, 4, 6];

const port = Number(process.env.BENCH_PORT || 3400);
const backendPort = Number(process.env.BENCH_BACKEND_PORT || 4400);
const SHOP = `http://localhost:${port}`;
const BARE_PAGE = `http://localhost:${port + 1}/`;
const BACKEND = `http://127.0.0.1:${backendPort}`;
const SHOP_ENV = {
  PORT: String(port),
  COMMERCE_URL: BACKEND,
  SITE_URL: SHOP,
  SESSION_SECRET: 'bench-session-secret-of-32-characters-or-more',
  REVALIDATE_SECRET: 'bench-revalidate-secret-of-32-characters-or-more',
  // All requests come from one machine: each sets a different client address, as a proxy would.
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
  NEXT_DIST_DIR: '.next-bench',
};

let visitors = 0;
/** A different client address per request, from the documentation range, so that rate limits do not apply. */
const visitor = () => ({ 'x-forwarded-for': `2001:db8:${(visitors++ % 50_000).toString(16)}::1` });

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function table(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [`\n## ${title}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

async function open(child, url) {
  child.stdout?.resume();
  child.stderr?.resume();
  if (!(await waitForResponse(url, 60, () => child.exitCode === null))) throw new Refusal(`${url} did not respond.`);
  return child;
}

const startShop = () => open(startStorefront({ env: SHOP_ENV, quiet: true }), `${SHOP}/api/ready`);

async function control(call, body) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${BACKEND}/__control/${call}`, init);
  if (!response.ok) throw new Refusal(`The backend refused ${call}: ${response.status}`);
}

/** Milliseconds until the page has arrived. */
async function timed(path) {
  const start = performance.now();
  await (await fetch(SHOP + path, { headers: visitor() })).text();
  return performance.now() - start;
}

async function rate(autocannon, url, duration) {
  const setupRequest = (request) => ({ ...request, headers: { ...request.headers, ...visitor() } });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers, requests: [{ setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Refusal(`${url}: ${result.non2xx + result.errors} bad responses.`);
  return result.requests.total / result.duration;
}

/** Runs `measure` while the shop and the bare Next page are open. */
async function besideBare(measure) {
  const env = { NODE_ENV: 'production', NEXT_DIST_DIR: '' };
  if ((await exited(startNext(['build', BARE], { env, quiet: true }))) !== 0)
    throw new Refusal('The bare page could not be built.');
  const bare = await open(startNext(['start', BARE, '-p', String(port + 1)], { env, quiet: true }), BARE_PAGE);
  const shop = await startShop();
  try {
    return await measure();
  } finally {
    await stop(bare);
    await stop(shop);
  }
}

/** Requests per second of prerendered pages relative to a bare Next page's, measured alternately within each round. */
async function measurePages() {
  const { default: autocannon } = await import('autocannon');
  const shares = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  for (const path of Object.values(PAGES)) await rate(autocannon, SHOP + path, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await rate(autocannon, BARE_PAGE, SECONDS);
    for (const [name, path] of Object.entries(PAGES))
      shares[name].push((await rate(autocannon, SHOP + path, SECONDS)) / floor);
  }
  const rows = Object.entries(shares).map(([name, values]) => [name, median(values).toFixed(2)]);
  return table(`Requests per second, gzip, share of a bare Next page (${ROUNDS} rounds)`, ['page', 'share'], rows);
}

/** First views of the shop's pages and of the bare one: medians at each speed of the CPU. */
async function measurePhone() {
  const urls = { bare: BARE_PAGE };
  for (const [name, path] of Object.entries({ ...PAGES, gold: '/guldpris' })) urls[name] = SHOP + path;
  // Pages and scaled pictures are made on the first visit.
  await firstViews(urls, 1, 1);
  const rows = [];
  for (const slowdown of SLOWDOWNS)
    for (const [name, views] of Object.entries(await firstViews(urls, slowdown, ROUNDS)))
      rows.push([
        name,
        `x${slowdown}`,
        ...Object.keys(views[0]).map((key) => median(views.map((view) => view[key])).toFixed()),
      ]);
  const head = ['page', 'CPU', 'styles computed', 'layouts', 'elements', 'blocking ms', 'longest task ms'];
  return table(`First view on a phone (median of ${ROUNDS})`, head, rows);
}

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

/** The backend's webhook of a price change (docs/contract.md). */
async function announce() {
  const seconds = Math.floor(Date.now() / 1000);
  const body = '{}';
  const v1 = createHmac('sha256', SHOP_ENV.REVALIDATE_SECRET).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${v1}` };
  const response = await fetch(`${SHOP}/api/revalidate`, { method: 'POST', headers, body });
  if (!response.ok) throw new Refusal(`The shop refused a webhook: ${response.status}`);
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
    const sitemap = await download('/sitemap.xml');
    const searches = [];
    for (const word of ['guldtacka', 'maple leaf', 'silvermynt', '10g', '1 oz', 'valcambi'])
      searches.push(await timed(`/sok?searchTerm=${encodeURIComponent(word)}`));
    const listing = await timed(`${PAGES.listing}?pris-fran=1001`);
    const before = await textOf(PAGES.product);
    const cpu = cpuSeconds(shop.pid);
    await control('tick', {});
    void announce();
    const isSeen = async () => list.isRefused || (await textOf(PAGES.product)) !== before;
    const seen = await secondsUntil(isSeen);
    await sleep(Math.max(0, TICK_SECONDS - seen) * 1000);
    const used = cpuSeconds(shop.pid) - cpu;
    const sizes = [memory(shop.pid, 'VmRSS'), memory(shop.pid, 'VmHWM')].map((value) => value.toFixed());
    const times = [listing, median(searches)].map((value) => value.toFixed());
    const tick = list.isRefused ? '-' : `${seen.toFixed(1)} s`;
    return [products, list.text, tick, `${used.toFixed(1)} s`, ...sizes, feed, sitemap, ...times];
  } finally {
    await stop(shop);
  }
}

async function measureGrowth() {
  const rows = [];
  for (const products of SIZES) {
    rows.push(await measureSize(products));
    say(rows.at(-1).join(' | '));
  }
  await control('scale', { products: 0 });
  const head = ['products', 'new list', 'tick seen', `CPU in ${TICK_SECONDS} s of a tick`, 'memory MB', 'at most MB'];
  return table('Growth', [...head, 'feed: first byte, whole', 'sitemap', 'listing ms', 'search ms'], rows);
}

const PARTS = { pages: () => besideBare(measurePages), phone: () => besideBare(measurePhone), growth: measureGrowth };

await run(async () => {
  await ensureInstalled();
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
  for (const part of chosen)
    if (!(part in PARTS)) throw new Refusal(`${part}: not among ${Object.keys(PARTS).join(', ')}.`);
  await inFolder('bench', async (folder) => {
    for (const wanted of [port, port + 1]) await claimPort(wanted, 'BENCH_PORT');
    await claimPort(backendPort, 'BENCH_BACKEND_PORT');
    const env = {
      BACKEND_PORT: String(backendPort),
      BACKEND_DATA: join(folder, 'bench.sqlite'),
      BACKEND_CONTROL: '1',
      BACKEND_STOREFRONT: SHOP,
    };
    const backend = await openBackend({ env, quiet: true });
    for (const output of [backend.stdout, backend.stderr]) output.resume();
    await alone(() => ensureBuilt({ distDir: SHOP_ENV.NEXT_DIST_DIR, env: SHOP_ENV }));
    say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
    for (const part of chosen) say(await PARTS[part]());
  });
});
