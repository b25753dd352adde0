import { describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY, pagePolicy } from './policy.mjs';

const policy = (settings: object = {}, scripts: string[] = []) => pagePolicy(settings, scripts);

describe('what a page may load', () => {
  it('is its own origin, and no site may frame it', () => {
    expect(policy()).not.toMatch(/https?:/);
    expect(policy()).toContain("default-src 'self'");
    expect(policy()).toContain("frame-ancestors 'none'");
  });
  it('includes the tag manager, when configured', () => {
    const configured = policy({ GTM_ID: 'GTM-ABC123' });
    expect(configured).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(configured).toMatch(/connect-src [^;]*google-analytics\.com/);
  });
  it('includes error reports, by host only', () =>
    expect(policy({ SENTRY_DSN: 'https://key@reports.example/42' })).toContain(
      "connect-src 'self' https://reports.example;",
    ));
});

describe('what a page may run', () => {
  it.each([[{}], [{ GTM_ID: 'GTM-ABC123', SENTRY_DSN: 'https://key@reports.example/42' }]])(
    'is only the inline scripts that are named, with %j',
    (settings) => {
      const written = policy(settings, ["'sha256-abc='"]);
      expect(written).toMatch(/script-src 'self' 'sha256-abc='/);
      expect(written).not.toMatch(/unsafe-inline|unsafe-eval/);
    },
  );
  it('is nothing in a response that is not a page', () => expect(NO_PAGE_POLICY).toContain("default-src 'none'"));
});
