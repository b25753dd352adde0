// `npm run e2e [-- playwright arguments]`: the journeys, on a production build of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run } from './support/say.mjs';

const DIST_DIR = '.next-e2e';
const PORTS = { E2E_PORT: process.env.E2E_PORT || '3200', E2E_BACKEND_PORT: process.env.E2E_BACKEND_PORT || '4200' };

await run(async () => {
  ensureInstalled();
  const { claimPort, exited, startBackend, startNode, stopAll, stopOnSignals, waitForAnswer } = await import(
    './support/processes.mjs'
  );
  const { ensureBrowser } = await import('./support/browser.mjs');
  const { ensureBuilt } = await import('./support/build.mjs');

  stopOnSignals();
  const data = mkdtempSync(join(tmpdir(), 'guldkajen-e2e-'));
  try {
    const browser = ensureBrowser();
    await claimPort(PORTS.E2E_PORT, 'E2E_PORT');
    await claimPort(PORTS.E2E_BACKEND_PORT, 'E2E_BACKEND_PORT');
    const commerceUrl = `http://127.0.0.1:${PORTS.E2E_BACKEND_PORT}`;
    const env = {
      COMMERCE_URL: commerceUrl,
      SITE_URL: `http://localhost:${PORTS.E2E_PORT}`,
      SESSION_SECRET: 'e2e-session-secret-of-32-characters-or-more',
      REVALIDATE_SECRET: 'e2e-revalidate-secret-of-32-characters-or-more',
    };
    const backend = startBackend({
      env: {
        BACKEND_PORT: PORTS.E2E_BACKEND_PORT,
        BACKEND_DATA: join(data, 'build.sqlite'),
        BACKEND_STOREFRONT: env.SITE_URL,
      },
    });
    const alive = () => backend.exitCode === null;
    if (!(await waitForAnswer(`${commerceUrl}/sylius/commerz/get-system-status`, 60, alive))) {
      throw new Refusal('The embedded commerce backend did not start.');
    }
    await ensureBuilt({ distDir: DIST_DIR, env });
    backend.kill('SIGTERM');
    await exited(backend);

    const journeys = startNode(
      ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
      { env: { ...env, ...PORTS, E2E_DATA: data, NEXT_DIST_DIR: DIST_DIR, CHROMIUM_PATH: browser } },
    );
    if ((await exited(journeys)) !== 0) throw new Refusal('The journeys failed: the report stands above.');
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
  }
});
