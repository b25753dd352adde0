import { singleton } from '@/lib/server/config/singleton';
import type { Catalogue } from './catalogue';
import { emptySnapshot, type Snapshot } from './load/load';
import { NOTHING_LOADED } from './snapshot-rules';

/** A snapshot loaded and confirmed just now. `fingerprint` identifies its contents. */
export function aSnapshot(
  catalogue: Catalogue,
  fingerprint: string,
  epoch: Snapshot['epoch'],
  clockOffset = 0,
): Snapshot {
  const now = Date.now();
  return {
    ...emptySnapshot(),
    catalogue,
    epoch,
    clockOffset,
    loadedAt: now,
    confirmedAt: now,
    fingerprint,
    rates: { gold: { sekPerOunce: 41_000, change: 1 } },
    ratesAt: now,
  };
}

/** As in a process that has loaded nothing yet. */
export function forgetSnapshots(): void {
  Object.assign(singleton('catalogue', Object), NOTHING_LOADED);
  Object.assign(singleton('believed-spot', Object), { last: {} });
  Object.assign(singleton('spot-prices', Object), { running: undefined, late: undefined });
  Object.assign(singleton('lists', Object), { at: 0, took: 0 });
}
