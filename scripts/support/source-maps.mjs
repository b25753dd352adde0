import { withSentryConfig } from '@sentry/nextjs/config';

/**
 * The configuration, with source maps uploaded to Sentry when there is a token, so that reports name our own lines. The maps are then
 * deleted and never served. Reports go to Sentry directly, without a tunnel: the policy allows its host. A build without a token makes
 * no maps, which nobody would read: they are 40 % of its files and a tenth of its compilation.
 * @param {import('next').NextConfig} config
 * @param {boolean} isDevelopment of `next dev`, whose errors show our own lines
 * @returns {import('next').NextConfig}
 */
export function withSourceMaps(config, isDevelopment) {
  if (!process.env.SENTRY_AUTH_TOKEN)
    return { ...config, experimental: { ...config.experimental, turbopackSourceMaps: isDevelopment } };
  const finish = config.compiler?.runAfterProductionCompile;
  const sent = withSentryConfig(
    { ...config, compiler: { ...config.compiler, runAfterProductionCompile: undefined } },
    {
      org: process.env.SENTRY_ORG,
      project: process.env.SENTRY_PROJECT,
      authToken: process.env.SENTRY_AUTH_TOKEN,
      silent: true,
      telemetry: false,
      routeManifestInjection: false,
    },
  );
  const send = sent.compiler?.runAfterProductionCompile;
  // Sentry edits scripts, so whatever is derived from them comes afterwards.
  const runAfterProductionCompile = async (build) => {
    await send?.(build);
    await finish?.(build);
  };
  return { ...sent, compiler: { ...sent.compiler, runAfterProductionCompile } };
}
