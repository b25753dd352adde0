import { expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';

it('accepts further secrets that only open seals', async () => {
  vi.resetModules();
  const [next, old] = ['n'.repeat(32), 'o'.repeat(32)];
  setTestEnvironment('http://backend.test', { SESSION_SECRET: `${next}, ${old}` });
  const { sealSettings } = await import('./settings');
  expect(sealSettings()).toMatchObject({ secret: next, others: [old] });
});

it.each([
  ['https://shop.example', true],
  ['http://localhost:3000', false],
])('cookies of %s are Secure: %j', async (site, secure) => {
  vi.resetModules();
  setTestEnvironment('http://backend.test', { SITE_URL: site });
  const { sealSettings } = await import('./settings');
  expect(sealSettings()).toEqual({ secret: 'x'.repeat(32), others: [], secure });
});
