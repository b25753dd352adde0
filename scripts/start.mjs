// `npm start`: starts a working shop from any state of the clone.
import { alone } from './support/alone.mjs';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { keepRunning } from './support/keep-running.mjs';
import { startStorefront, stopAll, stopOnSignals, waitForResponse } from './support/processes.mjs';
import { Refusal, run, say, step } from './support/say.mjs';

async function open() {
  const { prepareShop } = await import('./support/shop.mjs');
  const { address, env, opened } = await prepareShop();
  await ensureBuilt({ distDir: '.next', env, backend: opened, isChecked: false });
  const start = () => startStorefront({ env: { ...env, NODE_ENV: 'production' } });
  const storefront = start();
  await step('Starting the storefront', async () => {
    await opened;
    const isRunning = () => storefront.exitCode === null && storefront.signalCode === null;
    // robots.txt does not depend on the backend, which may be down.
    if (!(await waitForResponse(`${address}/robots.txt`, 60, isRunning)))
      throw new Refusal('The storefront does not respond.');
  });
  keepRunning('The storefront', storefront, start);
  say(`\nThe shop is open: ${env.SITE_URL}\nCtrl-C closes it.`);
}

await run(async () => {
  await ensureInstalled({ withTools: false });
  // Imported late, as in open(): it needs packages that ensureInstalled() may have just installed.
  const { loadEnvFiles } = await import('./support/settings.mjs');
  stopOnSignals();
  try {
    loadEnvFiles();
    // A second start then finds the ports taken, and says so.
    await alone(open);
  } catch (error) {
    await stopAll();
    throw error;
  }
});
