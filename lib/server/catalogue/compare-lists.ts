import pTimeout from 'p-timeout';
import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { isUnchanged } from '@/lib/server/sylius/client/list';
import { catalogueGroup } from './group/our-group';
import type { Snapshot } from './load/load';

/**
 * Milliseconds. Stock and prices may change without a new `changed`, so the lists are compared at each check of the price watch, but
 * comparing takes at most a twentieth of the time (contract.md part B section 8), in a group that of one instance.
 */
const APART = 8_000;
const SHARE = 20;
const LONGEST_PAUSE = 5 * 60_000;
/** Milliseconds that a check waits for a comparison. */
const WAIT = 4_000;

/** The last comparison, with its milliseconds and those of the load that followed. */
const last = singleton('lists', () => ({ at: 0, took: 0 }));

/** Milliseconds between two comparisons. */
const pause = () => Math.min(LONGEST_PAUSE, Math.max(APART, last.took * SHARE));

async function isDue({ epoch, clockOffset, loadedAt }: Snapshot): Promise<boolean> {
  if (Math.min(since(last.at), since(loadedAt)) <= pause()) return false;
  // Not just before a price change: callers would wait for the comparison first.
  const left = Date.parse(epoch.nextChange) - (Date.now() + clockOffset);
  if (left > 0 && left < WAIT) return false;
  return (await catalogueGroup()?.mayCompare(pause())) ?? true;
}

/**
 * Runs `reload` when the backend's lists differ from those of `current`; does nothing when they were compared recently. Waits at most
 * four seconds for both. Never rejects: these prices are confirmed.
 */
export async function compareLists(current: Snapshot, reload: () => Promise<void>): Promise<void> {
  if (!(await isDue(current))) return;
  const begun = performance.now();
  const compare = async () => {
    const results = await Promise.all(current.lists.map(isUnchanged));
    if (results.includes(false)) await reload();
  };
  // Until it has finished, no other one begins.
  Object.assign(last, { at: Date.now(), took: LONGEST_PAUSE });
  const compared = compare()
    .catch(() => undefined)
    .finally(() => Object.assign(last, { at: Date.now(), took: performance.now() - begun }));
  await pTimeout(compared, { milliseconds: WAIT, fallback: () => undefined });
}
