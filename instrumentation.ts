import type { Instrumentation } from 'next';

/** Runs once when a server instance starts (not while building). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { followGroup },
    { watchPrices },
    { nextPriceChange },
    { env },
    { selfUrl },
    { sendLocationOnce },
    { guardServer },
    { operate, warn },
    { createLimit },
    { sharedStore },
  ] = await Promise.all([
    import('@/lib/catalogue/group/follow'),
    import('@/lib/catalogue/watch/price-watch'),
    import('@/lib/prices/schedule'),
    import('@/lib/config/env'),
    import('@/lib/config/self-url'),
    import('@/lib/config/send-location-once'),
    import('@/lib/http-server/guard-server'),
    import('@/lib/reporting/operate'),
    import('@/lib/api/server/rate-limit'),
    import('@/lib/store/shared-store'),
  ]);
  sendLocationOnce();
  guardServer(env(), createLimit({ store: sharedStore() }));
  const { REVALIDATE_SECRET } = env();
  await operate();
  watchPrices({
    self: selfUrl(process.env),
    secret: REVALIDATE_SECRET,
    nextTick: nextPriceChange,
    report: warn,
  });
  followGroup();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/reporting/operate');
  logRequestError(error, request, context);
  if (!process.env.SENTRY_DSN) return;
  const { captureRequestError } = await import('@/lib/reporting/server');
  captureRequestError(error, request, context);
};
