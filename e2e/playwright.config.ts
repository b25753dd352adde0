import { defineConfig } from 'playwright/test';

/** Read from the outside as search engines and readers do: nobody buys anything. */
const PAGES =
  /(accessibility|crawl|feed|film|search|variants|first-load|one-truth|policy|routes|status-codes|without-javascript)\.spec/;
/** What has to happen within seconds is measured on a quiet machine. */
const TIMED = /live-prices\.spec/;

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'pages', testMatch: PAGES, outputDir: '.results/pages' },
    { name: 'purchases', testIgnore: [PAGES, TIMED], outputDir: '.results/purchases' },
    { name: 'timed', testMatch: TIMED, outputDir: '.results/timed' },
  ],
  // One shop, one catalogue clock: its journeys take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    screenshot: 'only-on-failure',
    // Pictures of every moment of every journey would take a core of their own.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
