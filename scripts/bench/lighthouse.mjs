import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../support/browser.mjs';
import { Refusal, say } from '../support/say.mjs';
import { openShop, PORTS, stop } from './servers.mjs';
import { PAGES } from './shop-pages.mjs';
import { figure, median, table } from './statistics.mjs';

/** A hundred megabytes with all it brings: fetched when it is asked for, no dependency of the shop. */
const LIGHTHOUSE = 'lighthouse@13';
const WEIGHED = ['home', 'listing', 'product'];
const METRICS = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

/** What Lighthouse says when the browser's recording lacks its beginning: nothing was measured, whatever the page. */
const NO_RECORDING = 'NO_NAVSTART';
const ATTEMPTS = 3;

function runOnce(path, output, browser, attempt = 1) {
  const url = `http://localhost:${PORTS.shop}${path}`;
  const flags = ['--output=json', `--output-path=${output}`, '--only-categories=performance', '--quiet'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage';
  const result = spawnSync('npx', ['--yes', LIGHTHOUSE, url, ...flags, chrome], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: browser },
    timeout: 180_000,
  });
  if (result.stderr?.includes(NO_RECORDING) && attempt < ATTEMPTS) return runOnce(path, output, browser, attempt + 1);
  if (result.status !== 0) throw new Refusal(`Lighthouse: ${result.stderr || result.error}`);
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  const values = Object.keys(METRICS).map((name) => audits[name]?.numericValue);
  return [Math.round(categories.performance.score * 100), ...values];
}

/** Lighthouse's mobile profile, the pages in turn; medians, and the worst score. */
export async function measure({ folder, options }) {
  const browser = ensureBrowser();
  const shop = await openShop();
  try {
    const runs = new Map(WEIGHED.map((name) => [name, []]));
    for (let round = 0; round < options.extent.lighthouseRuns; round += 1) {
      for (const name of WEIGHED) {
        say(`  ${name}, ${round + 1} of ${options.extent.lighthouseRuns}`);
        runs.get(name)?.push(runOnce(PAGES[name], join(folder, 'lighthouse.json'), browser));
      }
    }
    const rows = [...runs].map(([name, results]) => {
      const [score, lcp, tbt, cls] = [0, 1, 2, 3].map((column) => median(results.map((result) => result[column])));
      const worst = Math.min(...results.map(([first]) => first));
      return [name, figure(score), figure(worst), figure(lcp), figure(tbt), figure(cls, 3)];
    });
    const head = ['page', 'score', 'worst', ...Object.values(METRICS)];
    return `## Lighthouse, mobile (medians of ${options.extent.lighthouseRuns})\n\n${table(head, rows)}`;
  } finally {
    await stop(shop);
  }
}
