// `npm start`: from whatever state the clone is in to a shop that answers.
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

await run(async () => {
  ensureInstalled();
  // Loaded only now: they need the packages that the line above may just have installed.
  const { startNext, stopAll, stopOnSignals, waitForAnswer } = await import('./support/processes.mjs');
  const { endTogether, prepareShop } = await import('./support/shop.mjs');
  const { listenOptions } = await import('./support/listen.mjs');
  const { loadEnvFiles } = await import('./support/settings.mjs');
  const { ensureBuilt } = await import('./support/build.mjs');

  stopOnSignals();
  try {
    loadEnvFiles();
    const listen = listenOptions(process.env.BIND_ADDRESS);
    const { port, env } = await prepareShop();
    await ensureBuilt({ distDir: '.next', env });
    say('Starting the storefront ...');
    const storefront = startNext(['start', '-p', String(port), ...listen.next], {
      env: { ...env, NODE_ENV: 'production', HOSTNAME: listen.askedAt },
      node: listen.node,
    });
    endTogether(storefront, 'The storefront');
    // A page that needs no backend: what the others say depends on one that may be away.
    const up = await waitForAnswer(
      `http://${listen.askedAt}:${port}/robots.txt`,
      60,
      () => storefront.exitCode === null,
    );
    if (!up) throw new Refusal('The storefront does not answer.');
    say(`\nThe shop is open: ${env.SITE_URL}\nCtrl-C closes it.`);
  } catch (error) {
    await stopAll();
    throw error;
  }
});
