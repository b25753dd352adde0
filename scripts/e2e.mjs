// `npm run e2e [-- playwright arguments]`: the journeys, on a separate production build. `--all` includes the long ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run } from './support/say.mjs';

/** Shops that run in parallel: `workers` of e2e/playwright.config.ts. */
const SHOPS = 2;

await run(async () => {
  ensureInstalled();
  const { claimPort, exited, startNode, stopAll, stopOnSignals } = await import('./support/processes.mjs');
  const { ensureBrowser } = await import('./support/browser.mjs');
  const { buildTestShop, testShop } = await import('./support/test-shop.mjs');

  stopOnSignals();
  const data = mkdtempSync(join(tmpdir(), 'guldkajen-e2e-'));
  const shop = testShop();
  const isAll = process.argv.includes('--all');
  const env = { ...shop, E2E_DATA: data, CHROMIUM_PATH: ensureBrowser(), E2E_ALL: isAll ? '1' : '' };

  try {
    for (let index = 0; index < SHOPS; index += 1) {
      await claimPort(Number(shop.E2E_PORT) + index * 100, 'E2E_PORT');
      await claimPort(Number(shop.E2E_BACKEND_PORT) + index * 100, 'E2E_BACKEND_PORT');
    }
    await buildTestShop(shop, data);
    const asked = process.argv.slice(2).filter((arg) => arg !== '--all');
    const args = asked.length > 0 || isAll ? asked : ['--project', 'journeys'];
    const child = startNode(
      ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
      { env },
    );
    if ((await exited(child)) !== 0) throw new Refusal('The journeys failed.');
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
    for (let index = 1; index < SHOPS; index += 1)
      rmSync(`${shop.NEXT_DIST_DIR}-${index}`, { recursive: true, force: true });
  }
});
