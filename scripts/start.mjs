// `npm start`: starts a working shop from any state of the clone.
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

await run(async () => {
  ensureInstalled();
  // Loaded only now: they need the packages that the line above may just have installed.
  const { startStorefront, stopAll, stopOnSignals, waitForResponse } = await import('./support/processes.mjs');
  const { endTogether, prepareShop } = await import('./support/shop.mjs');
  const { loadEnvFiles } = await import('./support/settings.mjs');
  const { ensureBuilt } = await import('./support/build.mjs');

  stopOnSignals();
  try {
    loadEnvFiles();
    const { address, env } = await prepareShop();
    await ensureBuilt({ distDir: '.next', env });
    say('Starting the storefront ...');
    const storefront = startStorefront({ env: { ...env, NODE_ENV: 'production' } });
    endTogether(storefront, 'The storefront');
    // A page that needs no backend: what the others say depends on one that may be away.
    const up = await waitForResponse(`${address}/robots.txt`, 60, () => storefront.exitCode === null);
    if (!up) throw new Refusal('The storefront does not answer.');
    say(`\nThe shop is open: ${env.SITE_URL}\nCtrl-C closes it.`);
  } catch (error) {
    await stopAll();
    throw error;
  }
});
