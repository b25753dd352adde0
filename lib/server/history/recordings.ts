import type { Metal } from '@/lib/domain/prices/goods';
import type { BelievedSpot } from '@/lib/domain/prices/spot';
import { isBuilding } from '@/lib/server/config/build-output';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { sharedStore } from '@/lib/server/store/shared-store';
import { backendName, fetchRatesHistory } from '@/lib/server/sylius/resources/rates-history/rates-history';
import { createHistoryFile } from './file';
import { createRecorder, type PricedMoment } from './recorder';
import { createSharedHistory } from './shared';
import type { Recording } from './store';

const recorder = () =>
  singleton('price-history', () => {
    const { PRICE_HISTORY_FILE, REVALIDATE_SECRET, VALKEY_URL } = env();
    const store = VALKEY_URL
      ? createSharedHistory(sharedStore(), backendName(), REVALIDATE_SECRET)
      : createHistoryFile(PRICE_HISTORY_FILE, backendName());
    return createRecorder({ store, fetchHistory: fetchRatesHistory });
  });

/** See createRecorder; also null during a build. */
export async function recordingOf(metal: Metal): Promise<Recording | null> {
  return isBuilding() ? null : recorder().recordingOf(metal);
}

/** The last recorded spot price of a metal; undefined without one. Never rejects. */
export async function lastRecorded(metal: Metal): Promise<BelievedSpot | undefined> {
  const candle = (await recordingOf(metal))?.candles.cycle.at(-1);
  return candle && { sekPerOunce: candle.last / 100, at: candle.at };
}

/** See createRecorder. */
export const closeRecordings = (): Promise<void> => recorder().close();

/** See createRecorder. */
export function recordRates(priced: PricedMoment): Promise<boolean> {
  return recorder().record(priced);
}
