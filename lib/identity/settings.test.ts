import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['https://shop.example', true],
  ['http://localhost:3000', false],
])('cookies of %s are Secure: %j', async (site, secure) => {
  vi.stubEnv('COMMERCE_URL', 'http://backend.test');
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'y'.repeat(32));
  vi.stubEnv('SITE_URL', site);
  const { sealSettings } = await import('./settings');
  expect(sealSettings()).toEqual({ secret: 'x'.repeat(32), secure });
});
