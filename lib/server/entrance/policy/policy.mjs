// Plain JavaScript: Next loads the cache handler, which imports this, without compiling it.
import { createHash } from 'node:crypto';
import { CLOSED_PAGE_STYLE } from './closed-page-style.mjs';
import { FIRST_SCRIPT } from './first-script.mjs';

const TAG_MANAGER = ['https://www.googletagmanager.com'];
/** Endpoints of the tag manager's tools, for data that a visitor has consented to. */
const MEASURED_BY = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_MANAGER];

/** `'sha256-...'`, the source of an inline script or style in a policy. @param {string} text */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The closed page replaces any other page, under that page's policy. */
const CLOSED_STYLE = sourceOf(CLOSED_PAGE_STYLE);

/** Every page's first script. */
export const FIRST_SCRIPT_SOURCE = sourceOf(FIRST_SCRIPT);

/** For responses that are not pages. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** In `npm run dev` every page is rendered per request. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Allowed inline styles: of toasts (next.config.mjs sets TOAST_STYLE), and of the closed page. */
function styles() {
  if (isDevelopment()) return ["'unsafe-inline'"];
  const { TOAST_STYLE } = process.env;
  return [...(TOAST_STYLE ? [sourceOf(''), TOAST_STYLE] : []), CLOSED_STYLE];
}

/**
 * What a page may load and connect to: our own origin and configured services. Only the inline scripts in `scripts`
 * run, by hash (cached pages) or by nonce (pages rendered per request); no `eval` except React's in development.
 * @param {{ GTM_ID?: string | undefined, SENTRY_DSN?: string | undefined }} settings
 * @param {readonly string[]} scripts sources in the policy's syntax
 * @returns {string}
 */
export function pagePolicy({ GTM_ID, SENTRY_DSN }, scripts) {
  const measured = GTM_ID ? MEASURED_BY : [];
  const reports = SENTRY_DSN ? [new URL(SENTRY_DSN).origin] : [];
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(isDevelopment() ? ["'unsafe-eval'"] : []), ...(GTM_ID ? TAG_MANAGER : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles()],
    'style-src-attr': isDevelopment() ? styles() : ["'none'"],
    'img-src': ["'self'", 'data:', ...measured],
    'connect-src': ["'self'", ...measured, ...reports],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
