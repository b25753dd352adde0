import { describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY, pagePolicy } from './policy.mjs';

const policy = (settings: object = {}, scripts: string[] = []) => pagePolicy(settings, scripts);

describe('what a page may load', () => {
  it('is its own origin, and nothing frames it', () => {
    expect(policy()).not.toMatch(/https?:/);
    expect(policy()).toContain("default-src 'self'");
    expect(policy()).toContain("frame-ancestors 'none'");
  });
  it('and the tag manager, when the dealer has one', () => {
    const configured = policy({ GTM_ID: 'GTM-ABC123' });
    expect(configured).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(configured).toMatch(/connect-src [^;]*google-analytics\.com/);
  });
  it('and the error reports, by their host alone', () =>
    expect(policy({ SENTRY_DSN: 'https://key@reports.example/42' })).toContain(
      "connect-src 'self' https://reports.example;",
    ));
});

describe('what a page may run', () => {
  it.each([[{}], [{ GTM_ID: 'GTM-ABC123', SENTRY_DSN: 'https://key@reports.example/42' }]])(
    'is the inline scripts that are named, and none else, with %j',
    (settings) => {
      const written = policy(settings, ["'sha256-abc='"]);
      expect(written).toMatch(/script-src 'self' 'sha256-abc='/);
      expect(written).not.toMatch(/unsafe-inline|unsafe-eval/);
    },
  );
  it('is nothing in what is no page', () => expect(NO_PAGE_POLICY).toContain("default-src 'none'"));
});
