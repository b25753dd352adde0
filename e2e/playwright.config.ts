import { defineConfig } from 'playwright/test';

/** Visits that do not end with an order: about half of the time that everything takes. */
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
/** The price clock in real time: these run alone, so that a busy neighbour cannot delay them. */
const TIMED = '**/live-prices.spec.ts';
/** Long and seldom broken: `npm run test:all` only. */
const EXTRA = ['attacks', 'crawl', 'dialects'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  // in-process/ is Vitest's.
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'visits', testMatch: VISITS, outputDir: '.results/visits' },
    {
      name: 'purchases',
      testIgnore: [...VISITS, TIMED, ...EXTRA],
      outputDir: '.results/purchases',
      // Drawing what moves costs more than buying: the visits see it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'timed', testMatch: TIMED, outputDir: '.results/timed' },
    { name: 'extra', testMatch: EXTRA, outputDir: '.results/extra' },
  ],
  // Most of a journey is waiting. Each worker has a shop and a backend of its own; the journeys of one shop take turns.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous: a machine that does other work at the same time is slow, and the shop is right all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  reportSlowTests: { max: 10, threshold: 0 },
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    screenshot: 'only-on-failure',
    // A record of every moment of every journey takes as long as the journeys: --trace on, when one of them fails.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
