import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const policy = (env: Parameters<typeof securityHeaders>[0]) => securityHeaders(env)['Content-Security-Policy'] ?? '';

describe('what a page may load', () => {
  it('is its own origin, and nothing frames it', () => {
    expect(policy({})).not.toMatch(/https?:/);
    expect(policy({})).toContain("default-src 'self'");
    expect(policy({})).toContain("frame-ancestors 'none'");
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
