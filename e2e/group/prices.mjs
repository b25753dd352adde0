import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import {
  at,
  control,
  epochOf,
  LISTS,
  LOADS,
  ONE,
  PROXY,
  requestsOf,
  STATUS,
  THREE,
  TWO,
  until,
  webhook,
} from './scene.mjs';

const ALL = [ONE, TWO, THREE];
const shownEpoch = async () => /data-epoch="([^"]+)"/.exec(await (await fetch(`${PROXY}/kopa-guld`)).text())?.[1];
const areAll = async (epoch) => (await Promise.all(ALL.map(epochOf))).every((known) => known === epoch);

/**
 * Counts the requests that `work` causes from the shop to the backend. Begins after the group has compared the backend's lists, which it
 * does every ten seconds or so: a comparison during an unscheduled change rightly loads once by itself.
 */
async function requestsDuring(work) {
  const compared = (await requestsOf(LISTS)).length;
  await until('the lists are compared', async () => (await requestsOf(LISTS)).length > compared);
  // A check that runs is waited for, and with it its comparison.
  await Promise.all(ALL.map((port) => requestCheck(port)));
  const before = { loads: (await requestsOf(LOADS)).length, status: (await requestsOf(STATUS)).length };
  const began = Date.now();
  await work();
  const seconds = Math.ceil((Date.now() - began) / 1000);
  const loads = (await requestsOf(LOADS)).length - before.loads;
  const status = (await requestsOf(STATUS)).length - before.status;
  say(`  in ${seconds} s: ${loads} loads, ${status} status requests`);
  must(status <= seconds + 1, `${status} status requests in ${seconds} s.`);
  return { loads };
}

/** Requests the status as an open page does at a price change: it comes after a check of this instance. */
async function requestCheck(port, client = '198.51.100.1') {
  const headers = { 'x-forwarded-for': client };
  const response = await fetch(`${at(port)}/api/commerce/get-system-status?tick=1`, { headers });
  must(response.status === 200, `get-system-status: ${response.status}`);
  await response.arrayBuffer();
}

/** Simulates open pages at each instance, which request the new status at a price change. */
async function openPages(milliseconds) {
  const end = Date.now() + milliseconds;
  const page = async (port, number) => {
    while (Date.now() < end) {
      await requestCheck(port, `198.51.100.${number}`);
      await sleep(100);
    }
  };
  await Promise.all(ALL.flatMap((port) => Array.from({ length: 5 }, (_, number) => page(port, number + 1))));
}

/** A price change loads the catalogue once for the whole group, and every instance then shows the new prices. */
export async function oneLoadPerTick() {
  say('Prices change while pages are open at three instances');
  const { loads } = await requestsDuring(async () => {
    const { changed } = await control('tick', { gold: 1.01, silver: 0.99 });
    const epoch = new Date(changed).toISOString();
    await Promise.all([openPages(4_000), until('all three are at the new prices', () => areAll(epoch))]);
    // The proxy's entries are at most two seconds old; each instance behind it gets several requests.
    await sleep(2_100);
    for (let visit = 0; visit < 10; visit += 1) must((await shownEpoch()) === epoch, 'An old price is shown.');
  });
  must(loads === 1, `${loads} loads at a tick instead of one.`);
}

const CODE = 'guldtacka-10g-valcambi';

/** A webhook to one instance loads the catalogue once, and all three show the change. */
export async function oneLoadPerWebhook() {
  say('A product changes; the backend notifies one instance');
  const name = `Tacka ${Date.now()}`;
  const isShown = async (port) =>
    (await (await fetch(`${at(port)}/praglade-guldtackor/${CODE}`)).text()).includes(name);
  const { loads } = await requestsDuring(async () => {
    await control('product', { code: CODE, name });
    await webhook({ force: true });
    await until('all three show it', async () => (await Promise.all(ALL.map(isShown))).every(Boolean));
  });
  must(loads === 1, `${loads} loads after a webhook instead of one.`);
}

/** Calls with their limits per client: those per minute and those at once (lib/server/api/rate-limit.ts). They need not succeed. */
const LIMITED = [
  { path: 'commerce/create-order', most: 20 + 400 },
  { path: 'identity/login', most: 10 + 240 },
];

async function attempt(port, path) {
  const headers = { 'content-type': 'application/json', origin: at(port), 'x-forwarded-for': '198.51.100.200' };
  const response = await fetch(`${at(port)}/api/${path}`, { method: 'POST', headers, body: '{}' });
  await response.body?.cancel();
  return response.status;
}

/** Rate limits are shared by the group: calls to two instances together may not exceed the limit of one. */
export async function oneRateLimit() {
  say('A client has one rate limit at all instances');
  for (const { path, most } of LIMITED) {
    const statuses = [];
    for (let call = 0; call < most + 6; call += 1) statuses.push(await attempt(call % 2 === 0 ? ONE : TWO, path));
    const passed = statuses.filter((status) => status < 429).length;
    const refused = statuses.filter((status) => status === 429).length;
    must(passed === most && refused === 6, `${path}: ${passed} passed, ${refused} were refused.`);
  }
}
