import { afterEach, expect, it, vi } from 'vitest';
import { withSourceMaps } from './support/source-maps.mjs';

afterEach(() => vi.unstubAllEnvs());

it('creates source maps with a token, and keeps the existing step after a build', () => {
  vi.stubEnv('SENTRY_AUTH_TOKEN', 'token');
  vi.stubEnv('TURBOPACK', '1');
  const config = withSourceMaps({ compress: false, compiler: { runAfterProductionCompile: async () => {} } }, false);
  expect(config).toMatchObject({ compress: false, productionBrowserSourceMaps: true });
  expect(config.compiler?.runAfterProductionCompile).toBeTypeOf('function');
});

it.each([true, false])('without a token, creates them only in development: %s', (isDevelopment) =>
  expect(withSourceMaps({}, isDevelopment).experimental).toEqual({ turbopackSourceMaps: isDevelopment }),
);
