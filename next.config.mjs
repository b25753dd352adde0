import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toastStyle } from './lib/server/toast-style.mjs';
import { precompress } from './scripts/support/precompress.mjs';
import { withSourceMaps } from './scripts/support/source-maps.mjs';

// Named by every page's policy (lib/server/policy.mjs).
process.env.TOAST_STYLE = toastStyle();

/** @type {import('next').NextConfig} */
const shop = {
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
  // What gives kept pages the hashes of their inline scripts (docs/decisions/0050-policy-by-hash.md).
  cacheHandler: fileURLToPath(new URL('./lib/server/cache-handler.mjs', import.meta.url)),
  poweredByHeader: false,
  // Once per finished page instead of once per answer (lib/server/finished-pages.ts, docs/decisions/0075-finished-once.md).
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // npm test builds for its own backend and must not overwrite the build that npm start serves.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  compiler: { runAfterProductionCompile: precompress },
  // One variable for both sides: without an address the browser part is not even in the build.
  env: {
    NEXT_PUBLIC_SENTRY_DSN: process.env.SENTRY_DSN ?? '',
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
    // In bytes: every picture of some thousand products in every size. What was not requested longest goes first.
    maximumDiskCacheSize: 500_000_000,
  },
};

export default withSourceMaps(shop);
