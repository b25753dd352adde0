import { Refusal } from '../support/say.mjs';
import { BARE_PAGE, besideBare, median, PAGES, SHOP, table, visitor } from './shop.mjs';

const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 50;

async function rate(autocannon, url, duration) {
  const setupRequest = (request) => ({ ...request, headers: { ...request.headers, ...visitor() } });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers, requests: [{ setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Refusal(`${url}: ${result.non2xx + result.errors} bad responses.`);
  return result.requests.total / result.duration;
}

/** Requests per second of prerendered pages relative to a bare Next page's, measured alternately within each round. */
async function measure() {
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

export const measurePages = () => besideBare(measure);
