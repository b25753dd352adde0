import { expect, it } from 'vitest';
import { pagePolicy } from './policy.mjs';

// e2e/policy.spec.ts has the rest: what pages need, and what they must not run.
it('a page may load from its own origin and the configured services only, and run only the named inline scripts', () => {
  const plain = pagePolicy({}, []);
  expect(plain).not.toMatch(/https?:/);
  expect(plain).toContain("frame-ancestors 'none'");
  const settings = { GTM_ID: 'GTM-ABC123', SENTRY_DSN: 'https://key@reports.example/42' };
  const configured = pagePolicy(settings, ["'sha256-abc='"]);
  expect(configured).toMatch(/script-src 'self' 'sha256-abc=' https:\/\/www\.googletagmanager\.com;/);
  expect(configured).toMatch(/connect-src 'self' [^;]*google-analytics\.com[^;]* https:\/\/reports\.example;/);
  expect(configured).not.toMatch(/unsafe-inline|unsafe-eval/);
});
