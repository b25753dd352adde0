// `npm run dev`: the storefront with fast refresh, the backend beside it.
import { ensureInstalled } from './support/install.mjs';
import { run } from './support/say.mjs';

await run(async () => {
  ensureInstalled();
  const { startNext, stopAll, stopOnSignals } = await import('./support/processes.mjs');
  const { endTogether, prepareShop } = await import('./support/shop.mjs');
  const { loadEnvFiles } = await import('./support/settings.mjs');

  stopOnSignals();
  try {
    loadEnvFiles();
    const { port, env } = await prepareShop();
    endTogether(startNext(['dev', '-p', String(port)], { env }), 'The storefront');
  } catch (error) {
    await stopAll();
    throw error;
  }
});
