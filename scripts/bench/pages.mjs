import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Refusal } from '../support/say.mjs';
import { openNginx } from './nginx.mjs';
import { addressOf, control, openBare, openFile, openShop, stop } from './servers.mjs';
import { PAGES, page, priceIn, timeUntil } from './shop-pages.mjs';
import { figure, median, table } from './statistics.mjs';

const GZIP = { accept: 'text/html', 'accept-encoding': 'gzip' };
const PLAIN = { accept: 'text/html' };

/** What is asked, in the order of the table; `floor` names the row that it is held against. */
function targetsOf(nginx) {
  const shop = (name) => addressOf('shop') + PAGES[name];
  return [
    { name: 'bare Next page', url: addressOf('bare'), headers: GZIP },
    { name: 'bare Next page, not compressed', url: addressOf('bare'), headers: PLAIN },
    { name: 'product', url: shop('product'), headers: GZIP, floor: 'bare Next page' },
    { name: 'listing', url: shop('listing'), headers: GZIP, floor: 'bare Next page' },
    { name: 'home', url: shop('home'), headers: GZIP, floor: 'bare Next page' },
    { name: 'checkout', url: shop('checkout'), headers: GZIP, floor: 'bare Next page' },
    {
      name: 'checkout, not compressed',
      url: shop('checkout'),
      headers: PLAIN,
      floor: 'bare Next page, not compressed',
    },
    { name: 'product from memory by node:http', url: addressOf('file'), headers: GZIP, floor: 'bare Next page' },
    ...(nginx
      ? [
          { name: 'product from disk by nginx', url: addressOf('nginxFile'), headers: GZIP },
          {
            name: 'product, nginx keeps it for 2 s',
            url: addressOf('nginx') + PAGES.product,
            headers: GZIP,
            floor: 'product from disk by nginx',
          },
        ]
      : []),
  ];
}

/** All targets once in each round, so that what else the machine does falls on all of them. */
async function measureRounds(targets, client, { rounds, seconds, warmUp }) {
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (const { url, headers } of targets) await client.run(url, warmUp, headers);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, headers } of targets) {
      const result = await client.run(url, seconds, headers);
      if (result.errors > 0) throw new Refusal(`${name}: ${result.errors} answers were not what was asked for.`);
      if (result.rate === 0) throw new Refusal(`${name}: no answer in ${seconds} seconds.`);
      results.get(name)?.push(result);
    }
  }
  return results;
}

function rowsOf(targets, results) {
  const all = (name, field) => results.get(name)?.map((result) => result[field]) ?? [];
  return targets.map(({ name, floor }) => {
    const floors = floor ? all(floor, 'rate') : [];
    // Of each round by itself, then the middle one: what slowed a round down slowed both.
    const ratio = floor ? median(all(name, 'rate').map((rate, round) => rate / floors[round])) : 1;
    const latency = [median(all(name, 'p50')), median(all(name, 'p99'))].map((ms) => figure(ms, 1));
    return [name, floor ?? '–', figure(ratio, 2), figure(median(all(name, 'rate'))), ...latency];
  });
}

/** Seconds until a visitor of nginx sees a new price: what the backend announces, the shop makes and nginx keeps. */
async function priceThroughNginx() {
  const shown = async () => priceIn((await page(PAGES.product, 'nginx')).text);
  const before = await shown();
  await control('tick', { gold: 1.01, silver: 1.01 });
  return (await timeUntil(async () => (await shown()) !== before, { every: 100 })) / 1000;
}

/** How many finished pages a second, beside what the framework, node and nginx do without a shop. */
export async function measure({ folder, options, client, nginx }) {
  const servers = [await openShop(), await openBare()];
  const { text } = await page(PAGES.product);
  const compressed = gzipSync(text, { level: 6 });
  const path = join(folder, 'product.html.gz');
  writeFileSync(path, compressed);
  servers.push(await openFile(path));
  const closeNginx = nginx ? await openNginx(folder, compressed) : null;
  try {
    const targets = targetsOf(nginx);
    const results = await measureRounds(targets, client, options.extent);
    const { rounds, seconds } = options.extent;
    const lines = [
      `## Finished pages (${rounds} rounds of ${seconds} s, all in turn; medians)`,
      table(['what', 'held against', 'ratio', 'answers/s', 'p50 ms', 'p99 ms'], rowsOf(targets, results)),
    ];
    if (closeNginx)
      lines.push(
        `A new price is seen through nginx ${figure(await priceThroughNginx(), 1)} s after the backend has it.`,
      );
    return lines.join('\n\n');
  } finally {
    await closeNginx?.();
    for (const server of servers) await stop(server);
  }
}
