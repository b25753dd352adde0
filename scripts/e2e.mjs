// `npm run e2e [-- playwright arguments]`: the journeys, on a separate production build. E2E_ALL=1 includes the long ones.
import { rmSync } from 'node:fs';
import { ensureInstalled } from './support/install.mjs';
import { claimPort, exited, inFolder, startNode } from './support/processes.mjs';
import { Refusal, run } from './support/say.mjs';
import { buildTestShop, testShop } from './support/test-shop.mjs';

/** Shops that run in parallel: `workers` of e2e/playwright.config.ts. */
const SHOPS = 2;

await run(async () => {
  await ensureInstalled();
  const { ensureBrowser, ensureWholeBrowser } = await import('./support/browser.mjs');
  const shop = testShop();
  const { ensureEngines, firefoxPath } = await import('./support/engines.mjs');
  const { ensureFakeTime, fakeTimePath } = await import('./support/fake-time.mjs');
  const isAll = process.env.E2E_ALL === '1';
  const engines = isAll ? ensureEngines() : [];
  const env = {
    ...shop,
    CHROMIUM_PATH: ensureBrowser(),
    WHOLE_CHROMIUM_PATH: ensureWholeBrowser(),
    FIREFOX_PATH: firefoxPath() ?? '',
    FAKE_TIME_PATH: (isAll ? ensureFakeTime() : fakeTimePath()) ?? '',
  };

  await inFolder('e2e', async (data) => {
    for (let index = 0; index < SHOPS; index += 1) {
      await claimPort(Number(shop.E2E_PORT) + index * 100, 'E2E_PORT');
      await claimPort(Number(shop.E2E_BACKEND_PORT) + index * 100, 'E2E_BACKEND_PORT');
    }
    await buildTestShop(shop, data);
    const args = process.argv.slice(2);
    const projects = ['journeys', ...(isAll ? ['extra', ...engines] : [])];
    const journeys = projects.flatMap((name) => ['--project', name]);
    const playwright = ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
    const command = [...playwright, ...(args.length > 0 ? args : journeys)];
    const code = await exited(startNode(command, { env: { ...env, E2E_DATA: data } }));
    if (code !== 0) throw new Refusal('The journeys failed.');
  }).finally(() => {
    for (let index = 1; index < SHOPS; index += 1)
      rmSync(`${shop.NEXT_DIST_DIR}-${index}`, { recursive: true, force: true });
  });
});
