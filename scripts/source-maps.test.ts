import { afterEach, expect, it, vi } from 'vitest';
import { withSourceMaps } from './support/source-maps.mjs';

afterEach(() => vi.unstubAllEnvs());

it('leaves the configuration as it is without a token', () => {
  vi.stubEnv('SENTRY_AUTH_TOKEN', '');
  const config = { compress: false };
  expect(withSourceMaps(config)).toBe(config);
});

it('makes source maps where there is a token to send them with, and keeps what else is done after a build', () => {
  vi.stubEnv('SENTRY_AUTH_TOKEN', 'token');
  vi.stubEnv('TURBOPACK', '1');
  const config = withSourceMaps({ compress: false, compiler: { runAfterProductionCompile: async () => {} } });
  expect(config).toMatchObject({ compress: false, productionBrowserSourceMaps: true });
  expect(config.compiler?.runAfterProductionCompile).toBeTypeOf('function');
});
