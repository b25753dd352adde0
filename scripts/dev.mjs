// `npm run dev`: the storefront with fast refresh, and the backend.
import { ensureInstalled } from './support/install.mjs';
import { startStorefront, stopAll, stopOnSignals } from './support/processes.mjs';
import { run } from './support/say.mjs';

await run(async () => {
  ensureInstalled();
  const { endTogether, prepareShop } = await import('./support/shop.mjs');
  const { loadEnvFiles } = await import('./support/settings.mjs');

  stopOnSignals();
  try {
    loadEnvFiles();
    const { env } = await prepareShop();
    endTogether(startStorefront({ env: { ...env, NODE_ENV: 'development' } }), 'The storefront');
  } catch (error) {
    await stopAll();
    throw error;
  }
});
