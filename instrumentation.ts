import type { Instrumentation } from 'next';

/** Runs once when a server instance starts (not while building). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ watchPrices }, { nextPriceChange }, { env }, { sendLocationOnce }, { guardServer }] = await Promise.all([
    import('@/lib/commerce/catalogue/price-watch'),
    import('@/lib/pricing/schedule'),
    import('@/lib/config/env'),
    import('@/lib/config/send-location-once'),
    import('@/lib/http-server/guard-server'),
  ]);
  sendLocationOnce();
  guardServer(env());
  const { REVALIDATE_SECRET, SENTRY_DSN } = env();
  if (SENTRY_DSN) {
    const { startReporting } = await import('@/lib/reporting/server');
    startReporting(SENTRY_DSN);
  }
  watchPrices({
    self: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    secret: REVALIDATE_SECRET,
    nextTick: nextPriceChange,
    report: (news) => console.warn(news),
  });
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.SENTRY_DSN) return;
  const { captureRequestError } = await import('@/lib/reporting/server');
  captureRequestError(error, request, context);
};
