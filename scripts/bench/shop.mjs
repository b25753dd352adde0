import { exited, startNext, startStorefront, stop, waitForResponse } from '../support/processes.mjs';
import { Refusal } from '../support/say.mjs';

export const PAGES = {
  home: '/',
  listing: '/kopa-guld/guldtackor',
  product: '/praglade-guldtackor/guldtacka-10g-valcambi',
  checkout: '/checkout',
};
const BARE = 'scripts/bench/bare';

export const port = Number(process.env.BENCH_PORT || 3400);
export const backendPort = Number(process.env.BENCH_BACKEND_PORT || 4400);
export const SHOP = `http://localhost:${port}`;
export const BARE_PAGE = `http://localhost:${port + 1}/`;
export const BACKEND = `http://127.0.0.1:${backendPort}`;
export const SHOP_ENV = {
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
export const visitor = () => ({ 'x-forwarded-for': `2001:db8:${(visitors++ % 50_000).toString(16)}::1` });

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** A table in Markdown. */
export function table(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [`\n## ${title}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Waits until a server that was started responds at `url`; returns it. */
async function open(child, url) {
  child.stdout?.resume();
  child.stderr?.resume();
  if (!(await waitForResponse(url, 60, () => child.exitCode === null))) throw new Refusal(`${url} did not respond.`);
  return child;
}

export const startShop = () => open(startStorefront({ env: SHOP_ENV, quiet: true }), `${SHOP}/api/ready`);

/** A call of the embedded backend's control API. */
export async function control(call, body) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${BACKEND}/__control/${call}`, init);
  if (!response.ok) throw new Refusal(`The backend refused ${call}: ${response.status}`);
}

/** Milliseconds until the page has arrived. */
export async function timed(path) {
  const start = performance.now();
  await (await fetch(SHOP + path, { headers: visitor() })).text();
  return performance.now() - start;
}

/** Runs `measure` while the shop and the bare Next page are open. */
export async function besideBare(measure) {
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
