// Plain JavaScript: Next loads the cache handler, which needs this, as it stands.
import { createHash } from 'node:crypto';
import { CLOSED_PAGE_STYLE } from './closed-page-style.mjs';
import { FIRST_SCRIPT } from './first-script.mjs';

const TAG_MANAGER = ['https://www.googletagmanager.com'];
/** Where the tag manager's tools send what a visitor has allowed them to. */
const MEASURED_BY = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_MANAGER];

/** `'sha256-...'`, as a policy names an inline script or style. @param {string} text */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page that is closed comes in the place of any other, with its policy. */
const CLOSED_STYLE = sourceOf(CLOSED_PAGE_STYLE);

/** Every page's first script. */
export const FIRST_SCRIPT_SOURCE = sourceOf(FIRST_SCRIPT);

/** For responses that are no page, and must not become one. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** In `npm run dev` every page is made for its request. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** The styles that a page may have inline: of messages (next.config.mjs sets TOAST_STYLE), and of the closed page. */
function styles() {
  if (isDevelopment()) return ["'unsafe-inline'"];
  const { TOAST_STYLE } = process.env;
  return [...(TOAST_STYLE ? [sourceOf(''), TOAST_STYLE] : []), CLOSED_STYLE];
}

/**
 * What a page may load and talk to: our own origin, and of others only what the configuration names. No inline script runs but
 * those that `scripts` names, by hash (kept pages) or by nonce (pages made for one request); no `eval` except React's in development.
 * @param {{ GTM_ID?: string | undefined, SENTRY_DSN?: string | undefined }} settings
 * @param {readonly string[]} scripts sources as a policy writes them
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
