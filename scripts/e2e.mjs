// `npm run e2e [-- playwright arguments]`: the journeys, on a production build of their own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** The build once more, for a second shop: a running server writes its pages into its build. */
const SECOND_DIST_DIR = '.next-e2e-second';
const SECOND_PORT = 100;

const isIn = (path, folder) => path === folder || path.startsWith(folder + sep);

await run(async () => {
  ensureInstalled();
  const { claimPort, exited, startNode, stopAll, stopOnSignals } = await import('./support/processes.mjs');
  const { ensureBrowser } = await import('./support/browser.mjs');
  const { buildTestShop, DIST_DIR, testShop } = await import('./support/test-shop.mjs');

  stopOnSignals();
  const data = mkdtempSync(join(tmpdir(), 'guldkajen-e2e-'));
  const first = testShop(0, DIST_DIR);
  const second = testShop(SECOND_PORT, SECOND_DIST_DIR);
  const browser = ensureBrowser();

  /** Playwright against one shop; with `quiet` its report is held back until it ends. Resolves to whether all is well. */
  async function journeys(shop, args, { quiet = false } = {}) {
    const child = startNode(
      ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
      { env: { ...shop, E2E_DATA: data, CHROMIUM_PATH: browser }, quiet },
    );
    const report = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => report.push(chunk));
    const isWell = (await exited(child)) === 0;
    process.stdout.write(Buffer.concat(report));
    return isWell;
  }

  /** Most of a journey is waiting: two shops side by side keep two cores busy. What is timed runs alone, afterwards. */
  async function everything() {
    rmSync(SECOND_DIST_DIR, { recursive: true, force: true });
    cpSync(DIST_DIR, SECOND_DIST_DIR, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['cache', 'standalone'].some((name) => isIn(path, join(DIST_DIR, name))),
    });
    say('Two shops side by side: the purchases are told as they run, the other visits when all of them are done.');
    const beside = await Promise.all([
      journeys(first, ['--project', 'visits'], { quiet: true }),
      journeys(second, ['--project', 'purchases']),
    ]);
    return [...beside, await journeys(first, ['--project', 'timed'])].every(Boolean);
  }

  try {
    for (const shop of [first, second]) {
      await claimPort(shop.E2E_PORT, 'E2E_PORT');
      await claimPort(shop.E2E_BACKEND_PORT, 'E2E_BACKEND_PORT');
    }
    await buildTestShop(first, data);
    const args = process.argv.slice(2);
    const isWell = args.length > 0 ? await journeys(first, args) : await everything();
    if (!isWell) throw new Refusal('The journeys failed: the report stands above.');
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
    rmSync(SECOND_DIST_DIR, { recursive: true, force: true });
  }
});
