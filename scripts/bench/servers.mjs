import { createHash, createHmac } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ensureBuilt } from '../support/build.mjs';
import { claimPort, exited, startBackend, startNext, startNode, waitForAnswer } from '../support/processes.mjs';
import { Refusal, say } from '../support/say.mjs';

const BUILD = '.next-bench';
/** A running server writes its pages into its build: each run begins with a copy of the same one. */
const RUN = '.next-bench-run';
const BARE = 'scripts/bench/bare';

const base = Number(process.env.BENCH_PORT || 3400);
const backendPort = Number(process.env.BENCH_BACKEND_PORT || 4400);

export const PORTS = {
  shop: base,
  bare: base + 1,
  file: base + 2,
  nginx: base + 3,
  nginxFile: base + 4,
  backend: backendPort,
};

const REVALIDATE_SECRET = 'bench-revalidate-secret-of-32-characters-or-more';
const BACKEND = `http://127.0.0.1:${PORTS.backend}`;

/** Origin of a measured server; `name` is a key of PORTS. */
export const addressOf = (name) => `http://127.0.0.1:${PORTS[name]}`;

export const SITE_URL = `http://localhost:${PORTS.shop}`;

const SHOP_ENV = {
  PORT: String(PORTS.shop),
  COMMERCE_URL: BACKEND,
  SITE_URL,
  SESSION_SECRET: 'bench-session-secret-of-32-characters-or-more',
  REVALIDATE_SECRET,
  // Thousands of visitors come from one machine: each says who it is, as a proxy would.
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
};

/** Throws a Refusal, naming the variable to change, when one of PORTS is in use. */
export async function claimPorts() {
  for (const [name, port] of Object.entries(PORTS)) {
    await claimPort(port, name === 'backend' ? 'BENCH_BACKEND_PORT' : 'BENCH_PORT');
  }
}

async function up(child, url, what) {
  if (await waitForAnswer(url, 60, () => child.exitCode === null)) return child;
  throw new Refusal(`${what} did not start.`);
}

/** Output is thrown away: a log per request would be measured too. */
function quietly(child) {
  child.stdout?.resume();
  child.stderr?.resume();
  return child;
}

/** Sends SIGTERM; resolves when the process has ended. */
export async function stop(child) {
  child.kill('SIGTERM');
  await exited(child);
}

/** The embedded backend on a data file of its own, with its control API. */
export function openBackend(folder) {
  const child = quietly(
    startBackend({
      env: {
        BACKEND_PORT: String(PORTS.backend),
        BACKEND_DATA: join(folder, 'bench.sqlite'),
        BACKEND_CONTROL: '1',
        BACKEND_STOREFRONT: SITE_URL,
      },
      quiet: true,
    }),
  );
  return up(child, `${BACKEND}/sylius/commerz/get-system-status`, 'The embedded commerce backend');
}

/** A call to the backend's control API (backend/control/routes.ts). */
export async function control(call, body = {}) {
  const response = await fetch(`${BACKEND}/__control/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  if (!response.ok) throw new Refusal(`The backend refused ${call}: ${response.status}`);
  return response.json();
}

/** Builds the shop for its measured address unless that build is up to date. Resolves with whether it built. */
export function buildShop() {
  return ensureBuilt({ distDir: BUILD, env: SHOP_ENV });
}

/** A build of Next with one static page: what the framework costs by itself. Built once for each version. */
export async function buildBare() {
  const hash = createHash('sha256').update(readFileSync('node_modules/next/package.json'));
  for (const file of readdirSync(join(BARE, 'app')).sort()) hash.update(readFileSync(join(BARE, 'app', file)));
  const wanted = hash.digest('hex');
  const stamp = join(BARE, '.next', 'built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the bare page ...');
  const code = await exited(startNext(['build', BARE], { env: { NODE_ENV: 'production', NEXT_DIST_DIR: '' } }));
  if (code !== 0) throw new Refusal('The bare page could not be built: the message stands above.');
  writeFileSync(stamp, wanted);
}

/** Serves the build of `buildBare`; resolves with the process when it answers. Throws a Refusal after 60 seconds. */
export function openBare() {
  const child = quietly(
    startNext(['start', BARE, '-p', String(PORTS.bare)], { env: { NODE_ENV: 'production' }, quiet: true }),
  );
  return up(child, addressOf('bare'), 'The bare page');
}

/** The same bytes from node's own http server, without a framework. */
export function openFile(path) {
  const child = startNode(['scripts/bench/file-server.mjs', path, String(PORTS.file)], { quiet: true });
  return up(quietly(child), addressOf('file'), 'The file server');
}

/** Deletes the copy of the build that the last run wrote its pages into. */
export function removeRun() {
  rmSync(RUN, { recursive: true, force: true });
}

/** The shop as `npm start` runs it, on a fresh copy of its build and with `env` besides; resolves when it is ready to show pages. */
export async function openShop(env = {}) {
  removeRun();
  const cache = join(BUILD, 'cache');
  cpSync(BUILD, RUN, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== cache && !path.startsWith(cache + sep),
  });
  const child = quietly(
    startNext(['start', '-p', String(PORTS.shop)], { env: { ...SHOP_ENV, ...env, NEXT_DIST_DIR: RUN }, quiet: true }),
  );
  await up(child, `${addressOf('shop')}/robots.txt`, 'The shop');
  await up(child, `${addressOf('shop')}/api/ready`, 'The shop');
  return child;
}

/** Tells the shop that the catalogue changed (docs/webhook.md): resolves when it has been loaded anew. */
export async function announce() {
  const body = JSON.stringify({ reason: 'bench', force: true });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', REVALIDATE_SECRET).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`${addressOf('shop')}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${signature}` },
    body,
    signal: AbortSignal.timeout(120_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Refusal(`The shop could not load the catalogue: ${response.status}`);
}
