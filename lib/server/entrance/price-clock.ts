import { since } from '@/lib/domain/since';
import { currentSnapshot } from '@/lib/server/catalogue/snapshot';
import { isDue } from '@/lib/server/catalogue/snapshot-rules';
import { env } from '@/lib/server/config/env';
import type { PriceTimes } from './cache-control';

/** How long the prices in memory remain valid; zero without a catalogue, so that nothing is cached for long. */
export function priceClock(): PriceTimes {
  const snapshot = currentSnapshot();
  if (!snapshot) return { untilChange: 0, untilStale: 0 };
  const now = Date.now();
  const left = Date.parse(snapshot.epoch.nextChange) - (now + snapshot.clockOffset);
  const age = since(snapshot.confirmedAt, now) / 1000;
  return {
    untilChange: isDue(snapshot, now) ? 0 : Math.max(0, left || 0),
    untilStale: Math.max(0, env().PRICES_STALE_AFTER - age),
  };
}
