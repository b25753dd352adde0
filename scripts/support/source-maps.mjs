import { withSentryConfig } from '@sentry/nextjs/config';

/**
 * The configuration, with source maps sent to Sentry where there is a token for it, so that reports name our own lines. The maps are
 * deleted after that, and are never served. Reports go straight to Sentry, without a tunnel: the policy names its address.
 * @param {import('next').NextConfig} config
 * @returns {import('next').NextConfig}
 */
export function withSourceMaps(config) {
  if (!process.env.SENTRY_AUTH_TOKEN) return config;
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
  // Sentry edits scripts: what is made of them comes after it.
  const runAfterProductionCompile = async (build) => {
    await send?.(build);
    await finish?.(build);
  };
  return { ...sent, compiler: { ...sent.compiler, runAfterProductionCompile } };
}
