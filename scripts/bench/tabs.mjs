import { Agent, get } from 'node:http';
import { chromium } from 'playwright';
import { ensureBrowser } from '../support/browser.mjs';
import { say } from '../support/say.mjs';
import { memoryOf } from './machine.mjs';
import { control, openShop, PORTS, stop } from './servers.mjs';
import { PAGES } from './shop-pages.mjs';
import { figure, percentile, table } from './statistics.mjs';
import { visitor } from './visitors.mjs';
import { routerRequestsAtTick } from './weight.mjs';

const STATUS = '/api/commerce/get-system-status';
/** The rhythm of an open page, in milliseconds (components/layout/price-engine.ts): between ticks, and at one. */
const BETWEEN = 30_000;
const AFTER_ZERO = 1_000;
const SPREAD = 1_000;
/** How long before and after the tick is watched. */
const BEFORE = 30_000;
const AFTER = 30_000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One call of an open page on its own connection; resolves when the last byte is there. */
function call(agent, path, headers) {
  const start = performance.now();
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port: PORTS.shop, path, headers, agent, timeout: 30_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text, ms: performance.now() - start }));
      response.on('error', () => resolve({ status: 0, text: '', ms: performance.now() - start }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve({ status: 0, text: '', ms: performance.now() - start }));
  });
}

function openTab(router, tell) {
  // A browser keeps up to six connections to one place; the router's questions come side by side.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const who = visitor();
  let isOpen = true;
  const ask = async (kind, path, headers = {}) => {
    const answer = await call(agent, path, { ...headers, ...who });
    tell(kind, answer);
    return answer;
  };
  const between = async () => {
    await sleep(Math.random() * BETWEEN);
    while (isOpen) {
      await ask('status between ticks', STATUS);
      await sleep(BETWEEN + Math.random() * SPREAD);
    }
  };
  void between();
  return {
    async tick(changed) {
      await sleep(AFTER_ZERO + Math.random() * SPREAD);
      const start = performance.now();
      const { text } = await ask('status at the tick', `${STATUS}?tick`);
      await Promise.all(router.map(({ path, headers }) => ask('router at the tick', path, headers)));
      return { isNew: text.includes(changed), ms: performance.now() - start };
    },
    close() {
      isOpen = false;
      agent.destroy();
    },
  };
}

/** What a page in a browser asks of the router at a tick, to be asked again by every tab. */
async function recordRouter() {
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const requests = await routerRequestsAtTick(browser, PAGES.product);
    return requests.map((request) => {
      const { pathname, search } = new URL(request.url());
      return { path: pathname + search, headers: { ...request.headers(), 'accept-encoding': 'gzip' } };
    });
  } finally {
    await browser.close();
  }
}

/** Many open product pages through one price change, all from this process. */
export async function measure({ options }) {
  const shop = await openShop();
  const answers = new Map();
  const tell = (kind, answer) => answers.set(kind, [...(answers.get(kind) ?? []), answer]);
  try {
    const router = await recordRouter();
    say(`Opening ${options.tabs} tabs, each with ${router.length} questions of the router at a tick ...`);
    const tabs = Array.from({ length: options.tabs }, () => openTab(router, tell));
    await sleep(BEFORE);
    const before = memoryOf(shop.pid).now;
    const { changed } = await control('tick', { gold: 1.01, silver: 1.01 });
    const renewed = await Promise.all(tabs.map((tab) => tab.tick(changed)));
    await sleep(AFTER);
    for (const tab of tabs) tab.close();
    const rows = [...answers].map(([kind, list]) => {
      const times = list.map(({ ms }) => ms);
      const bad = list.filter(({ status }) => status !== 200).length;
      return [
        kind,
        figure(list.length),
        ...[0.5, 0.9, 0.99, 1].map((share) => figure(percentile(times, share))),
        figure(bad),
      ];
    });
    const told = renewed.filter(({ isNew }) => isNew).length;
    const slowest = Math.max(...renewed.map(({ ms }) => ms)) / 1000;
    return [
      `## ${options.tabs} open product pages through a price change`,
      table(['calls', 'number', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms', 'not 200'], rows),
      `${told} of ${options.tabs} heard of the new price at their first question; the last page was renewed ${figure(slowest, 1)} s after it asked.`,
      `Memory before and after: ${figure(before)}, ${figure(memoryOf(shop.pid).now)} MB.`,
    ].join('\n\n');
  } finally {
    await stop(shop);
  }
}
