import { defineConfig } from 'playwright/test';

/** Long and rarely failing: `npm run test:all` only. */
const EXTRA = [
  'accessible-pages',
  'attacks',
  'crashes',
  'crawl',
  'development',
  'dialects',
  'double-press-everywhere',
  'hidden-focus',
  'printed-pages',
  'sixty-days',
  'storm',
  'translated-pages',
  'valid-html',
].map((name) => `**/${name}.spec.ts`);

/** WebKit and Firefox by WebDriver: `npm run test:all` only, where scripts/support/engines.mjs finds them. */
const ENGINES = '**/engines/*.spec.ts';

export default defineConfig<{ engineName: 'webkit' | 'firefox' }>({
  testDir: '.',
  outputDir: '.results',
  // Vitest runs in-process/.
  testMatch: '**/*.spec.ts',
  projects: [
    // First: the crawl, the longest of all, would otherwise end alone.
    { name: 'extra', testMatch: EXTRA },
    { name: 'journeys', testIgnore: [...EXTRA, ENGINES] },
    { name: 'webkit', testMatch: ENGINES, use: { engineName: 'webkit' } },
    { name: 'firefox', testMatch: ENGINES, use: { engineName: 'firefox' } },
  ],
  // Most of a journey is waiting. Each worker has its own shop and backend, whose journeys run one after another.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, because a busy machine is slow without any error in the shop.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  reportSlowTests: { max: 10, threshold: 0 },
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    screenshot: 'only-on-failure',
    // Recording a trace takes as long as the journeys: use --trace on when one of them fails.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
