// `npm run dev`: the storefront with fast refresh, and the backend.
import { ensureInstalled } from './support/install.mjs';
import { keepRunning } from './support/keep-running.mjs';
import { startStorefront, stopAll, stopOnSignals } from './support/processes.mjs';
import { run } from './support/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { prepareShop } = await import('./support/shop.mjs');
  const { loadEnvFiles } = await import('./support/settings.mjs');

  stopOnSignals();
  try {
    loadEnvFiles();
    const { env, opened } = await prepareShop();
    const start = () => startStorefront({ env: { ...env, NODE_ENV: 'development' } });
    keepRunning('The storefront', start(), start);
    await opened;
  } catch (error) {
    await stopAll();
    throw error;
  }
});
