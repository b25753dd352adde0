import { expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';

it.each([
  ['https://shop.example', true],
  ['http://localhost:3000', false],
])('cookies of %s are Secure: %j', async (site, secure) => {
  vi.resetModules();
  setTestEnvironment('http://backend.test', { SITE_URL: site });
  const { sealSettings } = await import('./settings');
  expect(sealSettings()).toEqual({ secret: 'x'.repeat(32), secure });
});
