// `node deploy/check-group.mjs`, after deploy/build.mjs: two storefronts behind nginx with a shared store. Prices change, limits are
// counted, an instance and the store are killed in the middle, the backend goes away for a while. Needs nginx and a server that speaks the Redis protocol.
import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  claimPort,
  exited,
  startBackend,
  stopAll,
  stopOnSignals,
  waitForAnswer,
} from '../scripts/support/processes.mjs';
import { Refusal, run, say } from '../scripts/support/say.mjs';
import { copyImage, imageEnvironment, must, OUT, SECRET, startImage, untilReady } from './support/image.mjs';

const PORT = Number(process.env.PORT || 3000);
const BACKEND_PORT = Number(process.env.BACKEND_PORT || 4000);
const STORE_PORT = Number(process.env.STORE_PORT || 6390);
const ONE = PORT + 1;
const TWO = PORT + 2;
const PROXY = `http://127.0.0.1:${PORT}`;
/** The allowance of lib/shop-api/server/rate-limit.ts for attempts to order, per client and minute. */
const ORDERS_PER_MINUTE = 20;

function program(names, packages) {
  const find = () => names.find((name) => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  const known = find();
  if (known) return known;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packages]);
  const installed = find();
  if (!installed) throw new Refusal(`${names.join(' or ')} is not installed: apt-get install ${packages}`);
  return installed;
}

/** SIGTERM, since nginx killed outright leaves its workers behind. */
function startOther(name, args) {
  const child = spawn(name, args, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}

function startStore() {
  const args = ['--port', String(STORE_PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return startOther(program(['valkey-server', 'redis-server'], 'redis-server'), args);
}

function startProxy(folder) {
  const conf = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace('storefront-1:3000', `127.0.0.1:${ONE}`)
    .replace('storefront-2:3000', `127.0.0.1:${TWO}`)
    .replace('listen 8080', `listen 127.0.0.1:${PORT}`)
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\n${conf}`);
  writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
  return startOther(program(['nginx'], 'nginx-light'), ['-c', join(folder, 'nginx.conf')]);
}

const json = async (url, init) => (await fetch(url, init)).json();

function control(name, body) {
  const headers = { 'content-type': 'application/json' };
  return json(`http://127.0.0.1:${BACKEND_PORT}/__control/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

function webhook() {
  const body = '{"reason":"prices"}';
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${signature}` };
  return json(`${PROXY}/api/revalidate`, { method: 'POST', headers, body });
}

const epochOf = async (port) => (await json(`http://127.0.0.1:${port}/api/ready`)).checks.catalogue.epoch;
const storeOf = async (port) => (await json(`http://127.0.0.1:${port}/api/ready`)).checks.store;
const shownEpoch = async () => /data-epoch="([^"]+)"/.exec(await (await fetch(`${PROXY}/kopa-guld`)).text())?.[1];

function startShopBackend(folder) {
  const env = { BACKEND_PORT: String(BACKEND_PORT), BACKEND_DATA: join(folder, 'shop.sqlite'), BACKEND_CONTROL: '1' };
  return startBackend({ env, quiet: true });
}

async function backendAnswers(backend) {
  const status = `http://127.0.0.1:${BACKEND_PORT}/sylius/commerz/get-system-status`;
  must(await waitForAnswer(status, 60, () => backend.exitCode === null), 'The backend did not start.');
}

async function until(what, seconds, is) {
  const started = Date.now();
  while (!(await is())) {
    must(Date.now() - started < seconds * 1000, `${what}: not within ${seconds} s.`);
    await sleep(100);
  }
  say(`  ${what}: after ${Date.now() - started} ms`);
}

async function onePrice() {
  say('Prices change; the backend tells the group once');
  const { changed } = await control('tick', { gold: 1.01, silver: 0.99 });
  const at = new Date(changed).toISOString();
  await webhook();
  await until('both instances are at the new prices', 15, async () => {
    return (await epochOf(ONE)) === at && (await epochOf(TWO)) === at;
  });
  // What the proxy kept is two seconds old at most; each instance is asked several times.
  await sleep(2_100);
  for (let look = 0; look < 10; look += 1) must((await shownEpoch()) === at, 'An old price is shown.');
}

/** A body that nobody could order with: what counts is the attempt. */
async function tryToOrder(port) {
  const site = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json', origin: site };
  const answer = await fetch(`${site}/api/commerce/create-order`, { method: 'POST', headers, body: '{}' });
  await answer.body?.cancel();
  return answer.status;
}

async function oneAllowance() {
  say('A client has one allowance, whichever instance it meets');
  const statuses = [];
  for (let attempt = 0; attempt < ORDERS_PER_MINUTE + 6; attempt += 1) {
    statuses.push(await tryToOrder(attempt % 2 === 0 ? ONE : TWO));
  }
  const passed = statuses.filter((status) => status !== 429).length;
  must(passed === ORDERS_PER_MINUTE, `${passed} attempts passed instead of ${ORDERS_PER_MINUTE}.`);
}

/** Visits without pause. Returns how to stop, which tells the statuses met. */
function visitors(count) {
  const met = new Map();
  let isOver = false;
  const visit = async (number) => {
    for (let page = 0; !isOver; page += 1) {
      const path = page % 3 === 0 ? '/api/commerce/get-rates' : `/kopa-guld?besok=${number}-${page}`;
      const headers = { 'x-forwarded-for': `203.0.113.${number}` };
      const status = await fetch(PROXY + path, { headers }).then(
        async (answer) => (await answer.arrayBuffer()) && answer.status,
        () => 'no answer',
      );
      met.set(status, (met.get(status) ?? 0) + 1);
      await sleep(50);
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, number) => visit(number + 1)));
  return async () => {
    isOver = true;
    await all;
    return met;
  };
}

async function survives(two, store) {
  say('Killed in the middle: the second instance, then the store');
  const stop = visitors(4);
  await sleep(1_000);
  two.server.kill('SIGKILL');
  await sleep(1_000);
  store.kill('SIGKILL');
  await exited(store);
  await until('the first instance goes on alone', 5, async () => !(await storeOf(ONE)).ok);
  await sleep(1_000);
  const again = startStore();
  await until('and is back in the store', 10, async () => (await storeOf(ONE)).ok);
  const met = await stop();
  say(`  visitors met: ${[...met].map(([status, times]) => `${status} (${times})`).join(', ')}`);
  must(
    [...met.keys()].every((status) => status === 200),
    'Visitors met more than 200.',
  );
  return again;
}

const probe = async (query = '') => (await fetch(`http://127.0.0.1:${ONE}/api/ready${query}`)).status;

/** What an orchestrator sees of a backend that is away for a while. */
async function probesTell(backend, folder) {
  say('The backend goes away and comes back');
  backend.kill('SIGTERM');
  await exited(backend);
  await until('/api/ready says 503', 15, async () => (await probe()) === 503);
  must((await probe('?for=pages')) === 200, 'Pages were given up.');
  must((await fetch(`${PROXY}/kopa-silver`)).status === 200, 'A page was not shown.');
  await backendAnswers(startShopBackend(folder));
  await until('/api/ready says 200', 15, async () => (await probe()) === 200);
}

await run(async () => {
  stopOnSignals();
  must(existsSync(join(OUT, 'server.js')), 'Nothing is built: node deploy/build.mjs');
  for (const port of [PORT, ONE, TWO]) await claimPort(port, 'PORT');
  await claimPort(BACKEND_PORT, 'BACKEND_PORT');
  await claimPort(STORE_PORT, 'STORE_PORT');
  const folder = mkdtempSync(join(tmpdir(), 'guldkajen-group-'));
  spawnSync('chmod', ['755', folder]);
  const ended = [];
  try {
    say('Starting backend, store, two storefronts and nginx ...');
    const backend = startShopBackend(folder);
    await backendAnswers(backend);
    const store = startStore();
    ended.push(store);
    const [one, two] = [ONE, TWO].map((port) => {
      const image = join(folder, String(port));
      copyImage(image);
      const more = { VALKEY_URL: `redis://127.0.0.1:${STORE_PORT}`, TRUST_PROXY: '1', INSTANCE_NAME: String(port) };
      return startImage(image, imageEnvironment({ port, backendPort: BACKEND_PORT, more }));
    });
    ended.push(one.server, two.server, startProxy(folder));
    await Promise.all([untilReady(ONE, one), untilReady(TWO, two)]);
    await until('both are in the store', 10, async () => (await storeOf(ONE)).ok && (await storeOf(TWO)).ok);
    await onePrice();
    await oneAllowance();
    ended.push(await survives(two, store));
    await probesTell(backend, folder);
    say('\nAll is well.');
  } finally {
    for (const child of ended) child.kill('SIGTERM');
    await Promise.all(ended.map(exited));
    await stopAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
