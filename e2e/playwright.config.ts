import { defineConfig } from 'playwright/test';

/** Visits that do not end with an order: about half of the time that everything takes. */
const VISITS = [
  'abuse',
  'accessibility',
  'as-specified',
  'attacks',
  'cart',
  'crawl',
  'feed',
  'film',
  'first-load',
  'fits',
  'listing',
  'login',
  'on-the-way',
  'one-truth',
  'pictures',
  'policy',
  'routes',
  'saved-products',
  'search',
  'shared-caches',
  'status-codes',
  'touch',
  'variants',
  'vitals',
  'without-javascript',
].map((name) => `**/${name}.spec.ts`);
/** Price changes by a clock: each of them changes what all other journeys see. */
const TIMED = '**/live-prices.spec.ts';

export default defineConfig({
  testDir: '.',
  // in-process/ is Vitest's.
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'visits', testMatch: VISITS, outputDir: '.results/visits' },
    {
      name: 'purchases',
      testIgnore: [...VISITS, TIMED],
      outputDir: '.results/purchases',
      // Drawing what moves costs more than buying: the visits see it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'timed', testMatch: TIMED, outputDir: '.results/timed' },
  ],
  // One shop, one catalogue clock: its journeys take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous: a machine that does other work at the same time is slow, and the shop is right all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SITE_URL,
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
