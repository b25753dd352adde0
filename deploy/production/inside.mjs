// The part of `npm run check:production` inside namespaces of its own (deploy/check-production.mjs): this is their first process, and
// everything that it started ends with it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backendClient } from '../../e2e/support/backend-client.ts';
import { openBackend, waitForResponse } from '../../scripts/support/processes.mjs';
import { run, say } from '../../scripts/support/say.mjs';
import { beginPurchase } from '../support/buy.mjs';
import { SHOP } from '../support/folder.mjs';
import { must } from '../support/image.mjs';
import { statusOf, visit } from '../support/visit.mjs';
import { changeRelease } from './release.mjs';
import { openTab } from './tab.mjs';
import { runCommands, walk } from './walk.mjs';

const [folder, SITE] = process.argv.slice(2);
const BACKEND = 'http://localhost:4000';
const REPLACED = {
  'https://www.example.se': SITE,
  'www.example.se': 'localhost',
  'https://commerce.example.se': BACKEND,
};
const PORTS = [3001, 3002];
const EARLIER = join(folder, 'earlier');

function command(program, ...args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  must(status === 0, `${program} ${args.join(' ')}: ${stderr}`);
}

/** The machine: what is written to its folders is lost with this process. */
function openMachine() {
  must(process.pid === 1, 'Not in namespaces of its own: nothing is touched.');
  const layers = join(folder, 'layers');
  mkdirSync(layers);
  command('mount', '-t', 'tmpfs', 'layers', layers);
  for (const name of ['etc', 'opt', 'var']) {
    const [upper, work] = ['upper', 'work'].map((kind) => join(layers, name, kind));
    for (const each of [upper, work]) mkdirSync(each, { recursive: true });
    const options = `lowerdir=/${name},upperdir=${upper},workdir=${work}`;
    command('mount', '-t', 'overlay', 'overlay', '-o', options, `/${name}`);
  }
  command('mount', '-t', 'tmpfs', 'run', '/run');
  command('ip', 'link', 'set', 'lo', 'up');
  mkdirSync(join(folder, 'bin'));
  symlinkSync(resolve('deploy/production/systemctl.mjs'), join(folder, 'bin/systemctl'));
  // Nothing can be downloaded inside: packages that are installed are not upgraded.
  process.env.APT_CONFIG = join(folder, 'apt.conf');
  writeFileSync(process.env.APT_CONFIG, 'APT::Get::Upgrade "false";\n');
  process.env.PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
}

const logOf = (port) => readFileSync(`/run/check/storefront@${port}.log`, 'utf8');

/** Each instance by itself: an unprivileged process that shows every kind of page and logs no error. */
async function visitInstances() {
  for (const port of PORTS) {
    const pid = readFileSync(`/run/check/storefront@${port}.pid`, 'utf8');
    const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    must(uid !== '0', `Port ${port} runs as root.`);
    await visit(`http://127.0.0.1:${port}`);
    const error = logOf(port)
      .split('\n')
      .find((line) => line.includes('"level":"error"') || /^\S*Error\b/.test(line));
    must(!error, `Port ${port} logged: ${error}`);
  }
  await visit(SITE);
}

/** `systemctl stop` during a response: it is finished. */
async function stopAll() {
  const underWay = statusOf('http://127.0.0.1:3001', `/sok?searchTerm=${Date.now()}`);
  await new Promise((done) => setTimeout(done, 20));
  const began = Date.now();
  await runCommands('systemctl stop storefront@3001 storefront@3002', 'Stop');
  must((await underWay).status === 200, 'A request was cut off while stopping.');
  say(`SIGTERM ended both instances after ${Date.now() - began} ms.`);
}

await run(async () => {
  openMachine();
  const env = { BACKEND_PORT: '4000', BACKEND_DATA: join(folder, 'shop.sqlite'), BACKEND_STOREFRONT: SITE };
  await openBackend({ env: { ...env, BACKEND_CONTROL: '1' }, quiet: true });
  // No scheduled price change until the purchases are made: it would rightly stop them to ask for consent.
  const { calmMarket } = await import('../../e2e/support/clock.ts');
  await calmMarket();
  await walk('machine', REPLACED);
  const hasEarlier = existsSync(EARLIER);
  if (hasEarlier) {
    // The packages are the same.
    command('mount', '--bind', join(SHOP, 'node_modules'), join(EARLIER, 'node_modules'));
    command('mount', '--rbind', EARLIER, SHOP);
  }
  await walk('start', REPLACED).catch((error) => {
    for (const port of PORTS) if (existsSync(`/run/check/storefront@${port}.log`)) say(logOf(port).slice(-4_000));
    throw error;
  });
  must(await waitForResponse(SITE, 10), 'nginx does not respond.');
  await visitInstances();
  const buy = await beginPurchase(SITE, BACKEND);
  if (hasEarlier) {
    const goOn = await openTab(SITE);
    command('umount', '-R', SHOP);
    const id = await backendClient(BACKEND).variantId('guldtacka-10g-valcambi');
    const cart = { productVariants: { 1: { id, quantity: 1 } } };
    await changeRelease({ site: SITE, cart, earlier: EARLIER, release: () => walk('release', REPLACED) });
    await goOn();
    await visitInstances();
  }
  await buy();
  say(`Bought${hasEarlier ? ', begun with the earlier release and ended with the new one' : ''}.`);
  must(readdirSync('/opt/shop').length >= PORTS.length, 'Nothing runs from /opt/shop.');
  await stopAll();
  say('\nAll is well.');
});
process.exit();
