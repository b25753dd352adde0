import { singleton } from '@/lib/singleton';
import type { Catalogue } from './catalogue';
import type { Snapshot } from './load/load';
import { NO_LOAD } from './load/load-report';

/** A snapshot loaded and confirmed just now. `fingerprint` identifies its contents. */
export function aSnapshot(
  catalogue: Catalogue,
  fingerprint: string,
  epoch: Snapshot['epoch'],
  clockOffset = 0,
): Snapshot {
  const now = Date.now();
  return {
    catalogue,
    epoch,
    clockOffset,
    loadedAt: now,
    confirmedAt: now,
    fingerprint,
    lists: [],
    lacksBranch: false,
    rates: { gold: { sekPerOunce: 41_000, change: 1 } },
    ratesAt: now,
    report: NO_LOAD,
  };
}

/** As in a process that has loaded nothing yet. */
export function forgetSnapshots(): void {
  const state = singleton('catalogue', () => ({}));
  for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
  Object.assign(singleton('lists', Object), { at: 0, took: 0 });
}
