import autocannon from 'autocannon';
import { say } from '../support/say.mjs';
import { checkoutCalls } from './checkout-calls.mjs';
import { memoryOf } from './machine.mjs';
import { addressOf, control, openShop, stop } from './servers.mjs';
import { listingPaths, productPaths, searchPaths } from './shop-pages.mjs';
import { figure, table } from './statistics.mjs';
import { visitor } from './visitors.mjs';

/** Of a hundred calls. */
const MIX = { product: 70, listing: 20, search: 5, checkout: 5 };
const MOST_CONNECTIONS = 40;
/** How long the machine is asked for all it can, and what part of that is held. */
const PROBE_SECONDS = 10;
const HELD = 0.5;
/** How often the buyers learn the present price, in milliseconds, and twice how often memory is looked at. */
const FOLLOW = 1_000;

/** A GET with gzip for each path, as functions: the load generator asks for a request when it needs the next one. */
export const plain = (paths) =>
  paths.map((path) => () => ({ path, method: 'GET', headers: { 'accept-encoding': 'gzip' } }));

async function callsOfMix() {
  const checkout = await checkoutCalls();
  const calls = {
    product: plain(await productPaths()),
    listing: plain(await listingPaths()),
    search: plain(searchPaths()),
    checkout: checkout.calls,
  };
  return { calls, follow: checkout.follow };
}

/** The calls in turn, whichever connection asks, each as another visitor; every order call is a new order. */
export function nextOf(calls) {
  let turn = 0;
  return {
    setupRequest: (request) => {
      const { headers, ...call } = calls[turn % calls.length]();
      turn += 1;
      return { ...request, ...call, headers: visitor(headers) };
    },
  };
}

/** One kind of call at its share of `rate` a second; without a rate as fast as answers come. */
function run(kind, calls, seconds, rate) {
  const share = rate === undefined ? undefined : Math.max(1, Math.round((rate * MIX[kind]) / 100));
  const connections = Math.min(
    share ?? MOST_CONNECTIONS,
    Math.max(1, Math.round((MOST_CONNECTIONS * MIX[kind]) / 100)),
  );
  return autocannon({
    url: addressOf('shop'),
    connections,
    duration: seconds,
    timeout: 20,
    ...(share === undefined ? {} : { overallRate: share }),
    requests: [nextOf(calls)],
  });
}

async function runMix(calls, seconds, rate) {
  const kinds = Object.keys(MIX);
  const results = await Promise.all(kinds.map((kind) => run(kind, calls[kind], seconds, rate)));
  return new Map(kinds.map((kind, index) => [kind, results[index]]));
}

/** The highest rate, in calls a second, that the shop answers in the mix of the run. */
async function capacity(calls) {
  const results = await runMix(calls, PROBE_SECONDS, undefined);
  // Each kind has its share of connections and not of calls: what the rarest share allows is what the mix allows.
  return Math.min(
    ...[...results].map(([kind, { requests, duration }]) => (requests.total / duration / MIX[kind]) * 100),
  );
}

function rowOf(kind, { requests, duration, latency, statusCodeStats, errors, timeouts }) {
  const others = Object.entries(statusCodeStats)
    .filter(([status]) => status !== '200')
    .map(([status, { count }]) => `${count} × ${status}`);
  const lost = [
    ...others,
    errors - timeouts > 0 ? `${errors - timeouts} × broken off` : '',
    timeouts > 0 ? `${timeouts} × no answer` : '',
  ];
  const times = [latency.p50, latency.p90, latency.p99, latency.max].map((ms) => figure(ms));
  return [
    kind,
    figure(requests.total),
    figure(requests.total / duration, 1),
    ...times,
    lost.filter(Boolean).join(', ') || 'none',
  ];
}

/** The mix of a launch day at a held rate, through two price changes: errors by kind, times, memory. */
export async function measure({ options }) {
  const seconds = options.loadSeconds;
  const shop = await openShop();
  const timers = [];
  try {
    const { calls, follow } = await callsOfMix();
    const rate = options.rate ?? Math.max(20, Math.floor((await capacity(calls)) * HELD));
    const memory = [memoryOf(shop.pid).now];
    say(`Holding ${rate} calls a second for ${seconds} s ...`);
    timers.push(setInterval(() => void follow().catch(() => undefined), FOLLOW));
    for (const share of [0.25, 0.75]) {
      timers.push(setTimeout(() => void control('tick', { gold: 1.01, silver: 0.99 }), share * seconds * 1000));
    }
    timers.push(setTimeout(() => memory.push(memoryOf(shop.pid).now), (seconds * 1000) / 2));
    const results = await runMix(calls, seconds, rate);
    memory.push(memoryOf(shop.pid).now);
    const head = ['calls', 'number', 'a second', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms', 'other than 200'];
    return [
      `## Load: ${rate} calls a second for ${seconds} s, two price changes`,
      table(
        head,
        [...results].map(([kind, result]) => rowOf(kind, result)),
      ),
      `Memory at the start, in the middle, at the end: ${memory.map((value) => figure(value)).join(', ')} MB; at most ${figure(memoryOf(shop.pid).most)} MB.`,
      'An order at a price that has just changed is answered with 409: the customer is asked first.',
    ].join('\n\n');
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await stop(shop);
  }
}
