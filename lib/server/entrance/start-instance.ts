import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { createLimit } from '@/lib/server/api/rate-limit';
import { followGroup } from '@/lib/server/catalogue/group/follow';
import { recallSpotsFrom } from '@/lib/server/catalogue/load/believed-spot';
import { currentPageRequest } from '@/lib/server/catalogue/shop-addresses';
import { noteCheck } from '@/lib/server/catalogue/watch/own-work';
import { watchPrices } from '@/lib/server/catalogue/watch/price-watch';
import { env } from '@/lib/server/config/env';
import { warnOfMissingNotice } from '@/lib/server/content/guarantee-notice';
import { closeRecordings, lastRecorded } from '@/lib/server/history/recordings';
import { operate, warn } from '@/lib/server/reporting/operate';
import { sharedStore } from '@/lib/server/store/shared-store';
import { isDevelopment } from './policy/policy.mjs';
import { priceClock } from './price-clock';
import { selfUrl } from './self-url';
import { giveParts } from './shop-parts';

/** Sets up reports, the entrance's parts and the watch of the prices in a new server instance. Call once. */
export async function startInstance(): Promise<void> {
  const { REVALIDATE_SECRET, BIND_ADDRESS, PORT } = env();
  const flush = await operate();
  warnOfMissingNotice(process.env.GUARANTEE_NOTICE, warn);
  recallSpotsFrom(lastRecorded);
  giveParts({
    // In development every page passes middleware, which gives its scripts their nonce.
    pageRequest: isDevelopment() ? (url) => ({ ...currentPageRequest(url), route: null }) : currentPageRequest,
    clock: priceClock,
    limit: createLimit({ store: sharedStore() }),
    flush: () => Promise.allSettled([flush(), closeRecordings()]),
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
