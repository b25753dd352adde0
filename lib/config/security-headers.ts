import type { Env } from './env';

const TAG_MANAGER = ['https://www.googletagmanager.com'];
/** Where the tag manager's tools send what a visitor has allowed them to. */
const MEASURED_BY = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_MANAGER];

/**
 * What a page may load and talk to: our own origin, and of others only what the configuration names. Inline scripts are
 * still allowed, since Next writes some into every finished page; a script from elsewhere is not, nor a way out for data.
 */
function contentSecurityPolicy({ GTM_ID, SENTRY_DSN }: Pick<Env, 'GTM_ID' | 'SENTRY_DSN'>): string {
  const measured = GTM_ID ? MEASURED_BY : [];
  const reports = SENTRY_DSN ? [new URL(SENTRY_DSN).origin] : [];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(GTM_ID ? TAG_MANAGER : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
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

/** Headers of every page and every answer of our own handlers, by name. */
export function securityHeaders(env: Pick<Env, 'GTM_ID' | 'SENTRY_DSN'>): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
