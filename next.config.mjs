import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { NO_QUERY, ROUTE_HEADER, STATIC_PREFIX } from './lib/domain/paths/internal.mjs';
import { toastStyle } from './lib/server/entrance/policy/toast-style.mjs';
import { precompress } from './scripts/support/precompress.mjs';
import { withSourceMaps } from './scripts/support/source-maps.mjs';

// For the style source in every page's policy (lib/server/entrance/policy/policy.mjs).
process.env.TOAST_STYLE = toastStyle();

// The same in all processes of a build, and another one for each: see lib/browser/release-watch.ts.
process.env.RELEASE ||= Date.now().toString(36);

/** @type {import('next').NextConfig} */
const shop = {
  cacheComponents: true,
  partialPrefetching: true,
  // Fewer and larger files: on a slow connection each costs a round trip, and a listing's thirteen scripts are no larger as eleven.
  experimental: {
    // A navigation while offline waits for the network; a failed fetch would load the document and end on the browser's error page.
    useOffline: true,
    // A page may block a navigation: whether it exists is decided before its first byte (docs/decisions/0021). Checking that in
    // development reports every page.
    instantInsights: { validationLevel: 'manual-warning' },
    turbopackChunking: { minChunkSize: 200_000 },
    // In bytes: Next buffers a body for middleware before any handler checks its size. Twice the handlers' limit
    // (BODY_LIMIT), so that they still see what is too long.
    proxyClientMaxBodySize: 32 * 1024,
  },
  // Adds the hashes of inline scripts to cached pages (docs/decisions/0050-policy-by-hash.md).
  cacheHandler: fileURLToPath(new URL('./lib/server/entrance/cache-handler.mjs', import.meta.url)),
  // Categories that the entrance knows skip middleware (docs/decisions/0074-middleware-only-where-it-decides.md).
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/:path*',
        has: [{ type: 'header', key: ROUTE_HEADER, value: 'listing' }],
        destination: `/${STATIC_PREFIX}/${NO_QUERY}/:path*`,
      },
    ],
  }),
  poweredByHeader: false,
  // `npm run check:types` does it, which `npm test` and CI run; here it would only make every start and release wait.
  typescript: { ignoreBuildErrors: true },
  // Matches nobody. Next renders a page anew for each request of a user agent that it takes for a simple bot: ten times the work, which
  // anybody can ask for. The metadata is in the head of every page, so there is nothing to wait for.
  htmlLimitedBots: /(?!)/,
  // Compressed once per page instead of per response (lib/server/entrance/finished-pages.ts, docs/decisions/0075-finished-once.md).
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // `npm test` builds for its own backend and must not overwrite the build of `npm start`.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  compiler: { runAfterProductionCompile: precompress },
  // One variable for server and browser: without a DSN the browser build omits reporting.
  env: {
    RELEASE: process.env.RELEASE,
    NEXT_PUBLIC_SENTRY_DSN: process.env.SENTRY_DSN ?? '',
    // An official picture that the dealer adds (docs/operations.md).
    GUARANTEE_NOTICE: existsSync('public/images/laglig-garanti.svg') ? '/images/laglig-garanti.svg' : '',
  },
  images: {
    // Only our own media proxy: a visitor never chooses the host that is fetched. Without a query, since each would be
    // another scaled file on our disk.
    localPatterns: [
      { pathname: '/sylius/media/**', search: '' },
      { pathname: '/images/**', search: '' },
    ],
    // Few, since each is a file per picture on our disk.
    deviceSizes: [640, 750, 828, 1200],
    imageSizes: [64, 128, 256, 384, 512],
    formats: ['image/webp'],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // In bytes: some thousand products' pictures in every size. The least recently used goes first.
    maximumDiskCacheSize: 500_000_000,
  },
};

export default (phase) => withSourceMaps(shop, phase === PHASE_DEVELOPMENT_SERVER);
