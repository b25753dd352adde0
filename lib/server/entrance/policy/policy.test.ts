import { afterEach, expect, it, vi } from 'vitest';
import { CLOSED_PAGE_STYLE } from './closed-page-style.mjs';
import { pagePolicy, sourceOf } from './policy.mjs';
import { toastStyle } from './toast-style.mjs';

afterEach(() => vi.unstubAllEnvs());

const CLOSED = sourceOf(CLOSED_PAGE_STYLE);
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const CONFIGURED = { GTM_ID: 'GTM-ABC123', SENTRY_DSN: 'https://key@reports.example/42' };
const MEASURED = 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com';
const REST = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

// e2e/policy.spec.ts has the rest: what pages need, and what they must not run.
it('a page may load from its own origin only, and run only the named inline scripts', () => {
  vi.stubEnv('TOAST_STYLE', undefined);
  expect(pagePolicy({}, ["'sha256-abc='"])).toBe(
    `default-src 'self'; script-src 'self' 'sha256-abc='; script-src-attr 'none'; style-src 'self' ${CLOSED}; style-src-attr 'none'; img-src 'self' data:; connect-src 'self'; ${REST}`,
  );
});

it('a page may also load from the configured services, with the style of toasts', () => {
  const toasts = toastStyle();
  expect(toasts).toMatch(/^'sha256-[\w+/]{43}='$/);
  vi.stubEnv('TOAST_STYLE', toasts);
  expect(pagePolicy(CONFIGURED, [])).toBe(
    `default-src 'self'; script-src 'self' https://www.googletagmanager.com; script-src-attr 'none'; style-src 'self' ${EMPTY} ${toasts} ${CLOSED}; style-src-attr 'none'; img-src 'self' data: ${MEASURED}; connect-src 'self' ${MEASURED} https://reports.example; ${REST}`,
  );
});

it('React may use eval and inline styles in development only', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(pagePolicy({}, [])).toBe(
    `default-src 'self'; script-src 'self' 'unsafe-eval'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; ${REST}`,
  );
});
