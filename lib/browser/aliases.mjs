const inBrowsers = (file) => ({ browser: `./lib/browser/${file}` });

/** `turbopack.resolveAlias`: what browsers get in the place of parts of Next (docs/decisions/0092-what-a-first-load-leaves-out.md). */
export const ALIASES = {
  '../build/polyfills/polyfill-module': inBrowsers('no-polyfills.mjs'),
  'next/dist/build/polyfills/process': inBrowsers('process.mjs'),
  '../../../lib/constants': inBrowsers('next-constants.mjs'),
  '../../../../lib/constants': inBrowsers('next-constants.mjs'),
};
