import type { Instrumentation } from 'next';

/** Runs once when a server instance starts (not while building). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { followGroup },
    { watchPrices },
    { nextPriceChange },
    { env },
    { pageRequest, shownCatalogue },
    { priceClock },
    { selfUrl },
    { giveParts },
    { operate, warn },
    { createLimit },
    { sharedStore },
  ] = await Promise.all([
    import('@/lib/catalogue/group/follow'),
    import('@/lib/catalogue/watch/price-watch'),
    import('@/lib/prices/schedule'),
    import('@/lib/config/env'),
    import('@/lib/server/page-request'),
    import('@/lib/server/price-clock'),
    import('@/lib/server/self-url'),
    import('@/lib/server/shop-parts'),
    import('@/lib/reporting/operate'),
    import('@/lib/api/server/rate-limit'),
    import('@/lib/store/shared-store'),
  ]);
  const { REVALIDATE_SECRET, BIND_ADDRESS, PORT } = env();
  await operate();
  giveParts({
    pageRequest: (url) => pageRequest(url, shownCatalogue),
    clock: priceClock,
    limit: createLimit({ store: sharedStore() }),
  });
  watchPrices({
    self: selfUrl(BIND_ADDRESS, PORT),
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
