import { createHash } from 'node:crypto';
import { FIRST_SCRIPT } from '@/lib/csp/first-script.mjs';
import { CLOSED_PAGE_STYLE } from './closed-page-style';
import type { Env } from './env';

type Configured = Pick<Env, 'GTM_ID' | 'SENTRY_DSN' | 'SITE_URL'>;

const TAG_MANAGER = ['https://www.googletagmanager.com'];
/** Where the tag manager's tools send what a visitor has allowed them to. */
const MEASURED_BY = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_MANAGER];

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style sheet that the messages' library writes into the page, empty first, by its hash (next.config.mjs). */
const TOAST_STYLE = process.env.TOAST_STYLE ? [sha256(''), process.env.TOAST_STYLE] : [];

/** A page that is closed comes in the place of any other, with its policy. */
const CLOSED_STYLE = sha256(CLOSED_PAGE_STYLE);

/** Every page's first script, for pages that are made for one request: finished pages bring the hashes of all of theirs. */
export const FIRST_SCRIPT_SOURCE = sha256(FIRST_SCRIPT);

/** For answers that are no page, and must not become one. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Beside a page's policy, and only reported: the rules are in the page's first script. Turbopack and React set strings as they always did. */
export const TRUSTED_TYPES_POLICY = "require-trusted-types-for 'script'; trusted-types default";

/** In `npm run dev` every page is made for its request. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

const SCRIPTS = '{scripts}';

/**
 * What a page may load and talk to: our own origin, and of others only what the configuration names. No inline script runs but
 * those that `scripts` names, by hash (finished pages) or by nonce (pages made for one request); no `eval`.
 * @returns the policy for a page with these scripts, which are separated by spaces
 */
export function pagePolicies({ GTM_ID, SENTRY_DSN }: Configured): (scripts: string) => string {
  const measured = GTM_ID ? MEASURED_BY : [];
  const reports = SENTRY_DSN ? [new URL(SENTRY_DSN).origin] : [];
  // React's error messages while developing come through eval, and style sheets that are being edited come inline.
  const [evaluated, styles] = isDevelopment()
    ? [["'unsafe-eval'"], ["'unsafe-inline'"]]
    : [[], [...TOAST_STYLE, CLOSED_STYLE]];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", SCRIPTS, ...evaluated, ...(GTM_ID ? TAG_MANAGER : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles],
    'style-src-attr': isDevelopment() ? styles : ["'none'"],
    'img-src': ["'self'", 'data:', ...measured],
    'connect-src': ["'self'", ...measured, ...reports],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const written = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  const [before = '', after = ''] = written.join('; ').split(SCRIPTS);
  return (scripts) => `${before}${scripts}${after}`;
}

const YEAR = 31_536_000;

/** Headers of every answer, by name; one that an answer has already is left as it is. */
export function securityHeaders({ SITE_URL }: Configured): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(SITE_URL.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
  };
}
