import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { ALIASES } from './lib/browser/aliases.mjs';
import { hintStartScripts } from './scripts/support/compile-hints.mjs';
import { precompress } from './scripts/support/precompress.mjs';
import { shortenClassNames } from './scripts/support/short-class-names.mjs';
import { withSourceMaps } from './scripts/support/source-maps.mjs';
import { toastStyle } from './scripts/support/toast-style.mjs';

async function finishScripts(build) {
  await shortenClassNames(build);
  await hintStartScripts(build);
  await precompress(build);
}

/** What gives finished pages the hashes of their inline scripts (docs/decisions/0050-policy-by-hash.md), in the server by a shorter way. */
async function pageCache(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) {
    return { cacheHandler: fileURLToPath(new URL('./lib/csp/cache-handler.mjs', import.meta.url)) };
  }
  await import('./lib/csp/serve-pages.mjs');
  return {};
}

/** @returns {Promise<import('next').NextConfig>} */
const shop = async (phase) => ({
  cacheComponents: true,
  partialPrefetching: true,
  // Fewer and larger files: on a slow line each costs a round trip, and a listing's thirteen scripts weigh no more as eleven.
  experimental: {
    // A navigation without a network waits for it; a failed fetch would load the document, which ends on the browser's error page.
    useOffline: true,
    turbopackChunking: { minChunkSize: 200_000 },
    // In bytes: Next keeps a body in memory for middleware before any handler counts it. Twice what handlers read (BODY_LIMIT), so
    // that they still see what is too long.
    proxyClientMaxBodySize: 32 * 1024,
  },
  // What browsers do not need of Next: three kilobytes of every first load (docs/decisions/0092-what-a-first-load-leaves-out.md).
  turbopack: { resolveAlias: ALIASES },
  ...(await pageCache(phase)),
  poweredByHeader: false,
  // Once per finished page instead of once per answer (lib/http-server, docs/decisions/0075-finished-once.md).
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // npm test builds for its own backend and must not overwrite the build that npm start serves.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // For containers (deploy/build.mjs): a folder that runs without node_modules. Articles and terms are read when they are shown.
  ...(process.env.NEXT_STANDALONE === '1'
    ? { output: 'standalone', outputFileTracingIncludes: { '/**': ['./content/**/*'] } }
    : {}),
  compiler: { runAfterProductionCompile: finishScripts },
  // One variable for both sides: without an address the browser part is not even in the build.
  // BUILD_OUTPUT: a standalone server is not told where its build lies.
  env: {
    NEXT_PUBLIC_SENTRY_DSN: process.env.SENTRY_DSN ?? '',
    TOAST_STYLE: toastStyle(),
    BUILD_OUTPUT: process.env.NEXT_DIST_DIR || '.next',
    // An official picture, which the dealer puts in (docs/operations.md).
    GUARANTEE_NOTICE: existsSync('public/images/laglig-garanti.svg') ? '/images/laglig-garanti.svg' : '',
  },
  images: {
    // Only our own media proxy: no upstream host is ever fetched on a visitor's word.
    // Without a query: each would be a scaled picture of its own on our disk.
    localPatterns: [
      { pathname: '/sylius/media/**', search: '' },
      { pathname: '/images/**', search: '' },
    ],
    // Each is a file on our disk for each picture: few.
    deviceSizes: [640, 750, 828, 1080, 1200, 1440],
    imageSizes: [64, 128, 256, 384, 512],
    formats: ['image/webp'],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // In bytes: every picture of some thousand products in every size. What was not asked for longest goes first.
    maximumDiskCacheSize: 500_000_000,
  },
});

export default async (phase) => withSourceMaps(await shop(phase));
