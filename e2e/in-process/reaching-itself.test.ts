import { afterEach, expect, it, vi } from 'vitest';

const watchPrices = vi.hoisted(() => vi.fn<(options: { readonly self: string }) => void>());
vi.mock('@/lib/catalogue/watch/price-watch', () => ({ watchPrices }));
vi.mock('@/lib/catalogue/group/follow', () => ({ followGroup: () => {} }));
vi.mock('@/lib/config/env', () => ({ env: () => ({ REVALIDATE_SECRET: 'x'.repeat(32) }) }));
vi.mock('@/lib/config/send-location-once', () => ({ sendLocationOnce: () => {} }));
vi.mock('@/lib/http-server/guard-server', () => ({ guardServer: () => {} }));
vi.mock('@/lib/reporting/operate', () => ({ operate: async () => {}, warn: () => {} }));
vi.mock('@/lib/api/server/rate-limit', () => ({ createLimit: () => undefined }));
vi.mock('@/lib/store/shared-store', () => ({ sharedStore: () => undefined }));

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['10.0.0.5', 'http://10.0.0.5:3001'],
  ['fd00::2', 'http://[fd00::2]:3001'],
  ['shop-1', 'http://shop-1:3001'],
  ['', 'http://127.0.0.1:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://127.0.0.1:3001'],
  ['localhost', 'http://127.0.0.1:3001'],
])('a server that listens on %j looks after its prices at %s', async (host, address) => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubEnv('HOSTNAME', host);
  vi.stubEnv('PORT', '3001');
  const { register } = await import('../../instrumentation');
  await register();
  expect(watchPrices.mock.lastCall?.[0].self).toBe(address);
});
