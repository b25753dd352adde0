import { defineConfig } from 'playwright/test';

/** Journeys that do not end with an order: about half of the total time. */
const VISITS = [
  'abuse',
  'accessibility',
  'as-specified',
  'cart',
  'cart-links',
  'feed',
  'film',
  'first-load',
  'fits',
  'listing',
  'login',
  'on-the-way',
  'network',
  'one-truth',
  'overlays',
  'pictures',
  'policy',
  'price-pages',
  'recently-seen',
  'routes',
  'saved-products',
  'search',
  'shared-caches',
  'status-codes',
  'touch',
  'variants',
  'vitals',
  'withdrawal',
  'without-javascript',
].map((name) => `**/${name}.spec.ts`);
/** The price clock in real time: these run alone, so that a parallel test cannot delay them. */
const TIMED = '**/live-prices.spec.ts';
/** Long and rarely failing: `npm run test:all` only. */
const EXTRA = ['attacks', 'crawl', 'dialects'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  // Vitest runs in-process/.
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'visits', testMatch: VISITS, outputDir: '.results/visits' },
    {
      name: 'purchases',
      testIgnore: [...VISITS, TIMED, ...EXTRA],
      outputDir: '.results/purchases',
      // Without motion for purchases: rendering it takes time, and the visits test it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'timed', testMatch: TIMED, outputDir: '.results/timed' },
    { name: 'extra', testMatch: EXTRA, outputDir: '.results/extra' },
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
