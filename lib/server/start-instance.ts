import { createLimit } from '@/lib/api/server/rate-limit';
import { followGroup } from '@/lib/catalogue/group/follow';
import { recallSpotsFrom } from '@/lib/catalogue/load/believed-spot';
import { noteCheck } from '@/lib/catalogue/watch/own-work';
import { watchPrices } from '@/lib/catalogue/watch/price-watch';
import { env } from '@/lib/config/env';
import { lastRecorded } from '@/lib/history/recordings';
import { nextPriceChange } from '@/lib/prices/schedule';
import { operate, warn } from '@/lib/reporting/operate';
import { sharedStore } from '@/lib/store/shared-store';
import { pageRequest, shownCatalogue } from './page-request';
import { priceClock } from './price-clock';
import { selfUrl } from './self-url';
import { giveParts } from './shop-parts';

/** Sets up reports, the entrance's parts and the watch of the prices in a new server instance. Call once. */
export async function startInstance(): Promise<void> {
  const { REVALIDATE_SECRET, BIND_ADDRESS, PORT, SENTRY_DSN } = env();
  await operate();
  recallSpotsFrom(lastRecorded);
  giveParts({
    pageRequest: (url) => pageRequest(url, shownCatalogue),
    clock: priceClock,
    limit: createLimit({ store: sharedStore() }),
    flush: async () => SENTRY_DSN && (await import('@/lib/reporting/server')).flushReports(),
  });
  const self = selfUrl(BIND_ADDRESS, PORT);
  watchPrices({
    self,
    secret: REVALIDATE_SECRET,
    nextTick: nextPriceChange,
    report: warn,
    onChecked: (status) => void noteCheck(self, status),
  });
  followGroup();
}
