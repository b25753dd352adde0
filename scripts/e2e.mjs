// `npm run e2e [-- playwright arguments]`: the journeys, on a production build of their own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** The build once more, for a second shop: a running server writes its pages into its build. */
const SECOND_DIST_DIR = '.next-e2e-second';
const SECOND_PORT = 100;

/** The part of Playwright's report that follows the list of journeys; the end of the report when there is no such part. */
function failuresIn(report) {
  const start = report.search(/^ {2}1\) /m);
  return start === -1 ? report.slice(-2_000) : report.slice(start);
}

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

  /**
   * Playwright against one shop; with `quiet` its report is held back until it ends. Resolves to what failed, as
   * Playwright reports it, or to null when all is well.
   */
  async function journeys(shop, args, { quiet = false } = {}) {
    const child = startNode(
      ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
      { env: { ...shop, E2E_DATA: data, CHROMIUM_PATH: browser }, quiet: true },
    );
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (!quiet) process.stdout.write(chunk);
      });
    }
    const code = await exited(child);
    const report = Buffer.concat(chunks).toString();
    if (quiet) process.stdout.write(report);
    return code === 0 ? null : failuresIn(report);
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
    return [...beside, await journeys(first, ['--project', 'timed'])];
  }

  try {
    for (const shop of [first, second]) {
      await claimPort(shop.E2E_PORT, 'E2E_PORT');
      await claimPort(shop.E2E_BACKEND_PORT, 'E2E_BACKEND_PORT');
    }
    await buildTestShop(first, data);
    const args = process.argv.slice(2);
    const failures = (args.length > 0 ? [await journeys(first, args)] : await everything()).filter(
      (failure) => failure !== null,
    );
    // Said again after the whole log: its last lines have to name the journeys that failed.
    if (failures.length > 0) throw new Refusal(`The journeys failed.\n${failures.join('\n')}`);
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
    rmSync(SECOND_DIST_DIR, { recursive: true, force: true });
  }
});
