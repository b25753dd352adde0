import autocannon from 'autocannon';
import { nextOf, plain } from './load.mjs';
import { memoryOf } from './machine.mjs';
import { addressOf, announce, control, openShop, stop } from './servers.mjs';
import { PAGES, page, priceIn, productPaths, searchPaths, timeUntil } from './shop-pages.mjs';
import { figure, median, table } from './statistics.mjs';

const CONNECTIONS = 10;

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle time in milliseconds of asking for each of the paths, one after the other. */
async function timeOf(paths) {
  const times = [];
  for (const path of paths) times.push(await timed(() => page(path)));
  return median(times);
}

/** Milliseconds from a new price in the backend until the product page shows it, with an open page asking as it does at a tick. */
async function tickTime() {
  const shown = async () => priceIn((await page(PAGES.product)).text);
  const before = await shown();
  await control('tick', { gold: 1.01, silver: 1.01 });
  void fetch(`${addressOf('shop')}/api/commerce/get-system-status?tick`).then((response) => response.arrayBuffer());
  return timeUntil(async () => (await shown()) !== before);
}

/** Ten visitors who open one product page after the other, each another. */
async function load(paths, seconds) {
  await autocannon({
    url: addressOf('shop'),
    connections: CONNECTIONS,
    duration: seconds,
    requests: [nextOf(plain(paths))],
  });
}

async function measureSize(products, seconds) {
  await control('scale', { products });
  const shop = await openShop();
  try {
    const memory = () => memoryOf(shop.pid).now;
    const reload = median([await timed(announce), await timed(announce), await timed(announce)]);
    const started = memory();
    const listing = await timeOf(searchPaths().map((_, index) => `${PAGES.listing}?pris-fran=${1_000 + index}`));
    // The first search builds the index.
    const firstSearch = await timed(() => page('/sok?searchTerm=guld'));
    const search = await timeOf(searchPaths());
    const tick = await tickTime();
    await load(await productPaths(), seconds);
    const loaded = memory();
    await tickTime();
    return [products, reload, tick, listing, firstSearch, search, started, loaded, memoryOf(shop.pid).most].map(
      (value) => figure(value),
    );
  } finally {
    await stop(shop);
  }
}

/** What a larger catalogue costs. Each size is a shop of its own, freshly started on the same build. */
export async function measure({ options }) {
  const { sizes, growthLoad } = options.extent;
  const rows = [];
  try {
    for (const size of sizes) rows.push(await measureSize(size, growthLoad));
  } finally {
    await control('scale', { products: 0 });
  }
  const head = [
    'products',
    'catalogue loaded ms',
    'new price seen ms',
    'filtered listing ms',
    'first search ms',
    'search ms',
    'memory MB',
    `after ${growthLoad} s of load`,
    'at most',
  ];
  return `## Growth (memory: resident set of the one server process)\n\n${table(head, rows)}`;
}
