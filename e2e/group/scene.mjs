import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyImage, imageEnvironment, must, SECRET, startImage, untilReady } from '../../deploy/support/image.mjs';
import { exited, openBackend as startBackend } from '../../scripts/support/processes.mjs';
import { say } from '../../scripts/support/say.mjs';
import { backendClient, signedWebhook } from '../support/backend-client.ts';

export const PORT = Number(process.env.GROUP_PORT || 3400);
export const BACKEND_PORT = Number(process.env.GROUP_BACKEND_PORT || 4400);
export const STORE_PORT = Number(process.env.GROUP_STORE_PORT || 6390);
/** Two behind the proxy and a third that is reached directly. */
export const [ONE, TWO, THREE] = [PORT + 1, PORT + 2, PORT + 3];
export const PROXY = process.env.GROUP_SITE || `http://127.0.0.1:${PORT}`;
/**
 * A minute after a scheduled price change, so that prices change only when the test says so, within an hour of the browsers' clock: a
 * browser with a later date calls a transfer overdue.
 */
const CALM = new Date(new Date().setUTCMinutes(6, 0, 0)).toISOString();

/** Origin of the server on this port. */
export const at = (port) => `http://127.0.0.1:${port}`;
const json = async (url, init) => (await fetch(url, init)).json();

const backend = backendClient(`http://127.0.0.1:${BACKEND_PORT}`);
export const { control, storedOrders, variantId } = backend;

/** The shop's requests to the backend whose path contains `match`. */
export async function requestsOf(match) {
  return (await backend.controlState(`requests?match=${encodeURIComponent(match)}`)).requests;
}
export const LOADS = 'shop/taxons?';
export const LISTS = 'shop/product-variants?';
export const STATUS = 'get-system-status';

/** The webhook that a dealer's backend sends after a change; returns the response. */
export function webhook(content) {
  return fetch(`${PROXY}/api/revalidate`, { method: 'POST', ...signedWebhook(SECRET, content) });
}

/** The JSON body of /api/ready of one instance (docs/operations.md, "Health"), whatever its status. */
const readinessOf = (port) => json(`${at(port)}/api/ready`);
/** The price epoch that an instance shows: the backend's `changed`, ISO 8601. */
export const epochOf = async (port) => (await readinessOf(port)).checks.catalogue.epoch;
/** Whether an instance is connected to the shared store. */
export const isInStore = async (port) => (await readinessOf(port)).checks.store.ok;

/** The status of a response that arrived whole, otherwise "no response" or "cut off": a killed server ends in the middle of a body. */
export async function receive(url, init) {
  const response = await fetch(url, init).catch(() => null);
  if (!response) return 'no response';
  return response.arrayBuffer().then(
    () => response.status,
    () => 'cut off',
  );
}

/** Time limit of a wait in seconds, generous for a busy machine. */
const LONGEST = 60;

/** Calls `is` every 100 ms until it resolves to true. Throws a Refusal that names `what` after a minute. */
export async function until(what, is) {
  const started = Date.now();
  while (!(await is())) {
    must(Date.now() - started < LONGEST * 1000, `${what}: not within ${LONGEST} s.`);
    await sleep(100);
  }
  say(`  ${what}: after ${Date.now() - started} ms`);
}

/**
 * Starts the embedded backend on a data file in `folder`, with its clock between two price changes. Throws a Refusal when it does
 * not respond within 60 seconds.
 */
export async function openBackend(folder) {
  const env = {
    BACKEND_PORT: String(BACKEND_PORT),
    BACKEND_DATA: join(folder, 'shop.sqlite'),
    BACKEND_CONTROL: '1',
    BACKEND_STOREFRONT: PROXY,
  };
  const server = await startBackend({ env, quiet: true });
  await control('clock', { now: CALM });
  return server;
}

/** Every process except the backend, which scripts/support/processes.mjs stops. */
const started = [];

/** SIGTERM, since killing nginx would leave its workers running. */
export async function stopScene() {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map(exited));
}

/** Starts a program that `stopScene` stops. */
export function startOther(name, args) {
  const child = spawn(name, args, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  started.push(child);
  return child;
}

/** Starts Valkey or Redis without persistence: it is empty after a restart. */
export function startStore(program) {
  return startOther(program, ['--port', String(STORE_PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
}

/** Starts nginx with the deployed configuration; only addresses, ports and file paths are replaced. */
export function startProxy(program, folder) {
  const read = (name) => readFileSync(`deploy/nginx/${name}`, 'utf8');
  const conf = read('nginx.conf')
    .replaceAll('storefront-1:3000 resolve', `127.0.0.1:${ONE}`)
    .replaceAll('storefront-2:3000 resolve', `127.0.0.1:${TWO}`)
    .replace('listen 8080', `listen 127.0.0.1:${PORT}`)
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\n${conf}`);
  for (const name of ['shop.conf', 'server.conf']) writeFileSync(join(folder, name), read(name));
  return startOther(program, ['-c', join(folder, 'nginx.conf')]);
}

/** Starts one storefront as in the Dockerfile, from its own copy of the build. */
export function startStorefront(folder, build, port) {
  const image = join(folder, String(port));
  copyImage(image, build);
  return startAgain(folder, port);
}

/**
 * Starts the same storefront again, like a restarted service.
 * @param image its folder, or another release's
 */
export function startAgain(folder, port, image = join(folder, String(port))) {
  const more = {
    VALKEY_URL: `redis://127.0.0.1:${STORE_PORT}`,
    TRUST_PROXY: '127.0.0.1',
    INSTANCE_NAME: String(port),
    SITE_URL: PROXY,
    // Behind a proxy on the same machine, as in deploy/systemd; the third like a container.
    ...(port === THREE ? {} : { BIND_ADDRESS: '127.0.0.1' }),
  };
  const storefront = startImage(image, imageEnvironment({ port, backendPort: BACKEND_PORT, more }));
  started.push(storefront.server);
  return storefront;
}

export { exited, untilReady };
