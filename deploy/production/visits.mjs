// The visitors of `npm run check:production`: started when the machine is ready (deploy/production/machine.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendClient } from '../../e2e/support/backend-client.ts';
import { waitForResponse } from '../../scripts/support/processes.mjs';
import { run, say } from '../../scripts/support/say.mjs';
import { beginPurchase } from '../support/buy.mjs';
import { SHOP } from '../support/folder.mjs';
import { must } from '../support/image.mjs';
import { statusOf, visit } from '../support/visit.mjs';
import { changeRelease } from './release.mjs';
import { openTab } from './tab.mjs';
import { BACKEND, command, runCommands, walk } from './walk.mjs';

const [folder, site] = process.argv.slice(2);
const PORTS = [3001, 3002];
const EARLIER = join(folder, 'earlier');

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
  await visit(site);
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
  const hasEarlier = existsSync(EARLIER);
  if (hasEarlier) {
    // The packages are the same.
    command('mount', '--bind', join(SHOP, 'node_modules'), join(EARLIER, 'node_modules'));
    command('mount', '--rbind', EARLIER, SHOP);
  }
  await walk('start', site).catch((error) => {
    for (const port of PORTS) if (existsSync(`/run/check/storefront@${port}.log`)) say(logOf(port).slice(-4_000));
    throw error;
  });
  must(await waitForResponse(site, 10), 'nginx does not respond.');
  await visitInstances();
  const buy = await beginPurchase(site, BACKEND);
  if (hasEarlier) {
    const goOn = await openTab(site);
    command('umount', '-R', SHOP);
    const id = await backendClient(BACKEND).variantId('guldtacka-10g-valcambi');
    const cart = { productVariants: { 1: { id, quantity: 1 } } };
    await changeRelease({ site, cart, earlier: EARLIER, release: () => walk('release', site) });
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
