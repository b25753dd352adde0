/**
 * In the place of Next's polyfills (next.config.mjs): for what the youngest of those in use, `Object.hasOwn`, is missing in (before 2022), the
 * notice of components/layout/unsupported-browser.tsx is shown.
 */
export {};
