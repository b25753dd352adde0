import { since } from '@/lib/domain/since';
import { env } from '@/lib/server/config/env';
import { versionOf } from '../load/load';
import { closedMark, closedNow } from '../sales/closed';
import { currentSnapshot, type Snapshot } from '../snapshot';
import { awaitCheck } from './price-watch';

/** Milliseconds that a browser waits for a check of the backend before it gets the last known status. */
const PATIENCE = 8_000;

/**
 * The status for open pages: get-system-status (contract.md A4) with the age of its confirmation. `changed` is the epoch of our own pages,
 * never a newer one; `version` changes with anything that they show about products or orders; both and `age` are null without a snapshot.
 * `release` is the build.
 * Seconds; at the age `staleAfter` orders are blocked, and while `closed` is not null.
 * @param now on our own clock; `time` is on the backend's
 */
export function describeStatus(
  snapshot: Pick<Snapshot, 'clockOffset' | 'confirmedAt' | 'epoch' | 'fingerprint'> | undefined,
  now: Date,
  staleAfter: number,
) {
  return {
    time: new Date(now.getTime() + (snapshot?.clockOffset ?? 0)).toISOString(),
    changed: snapshot?.epoch.changed ?? null,
    version: snapshot ? versionOf(snapshot) + closedMark(snapshot, now.getTime()) : null,
    age: snapshot ? Math.round(since(snapshot.confirmedAt, now.getTime()) / 1000) : null,
    staleAfter,
    closed: closedNow(snapshot, now.getTime()),
    release: process.env.RELEASE || null,
  };
}

/**
 * The status of the watcher's last check, some seconds ago; with `isTick`, after a new check that concurrent callers share. Returns the
 * last known status when the backend is slow or down; never throws.
 */
export async function priceStatus(isTick: boolean): Promise<ReturnType<typeof describeStatus>> {
  if (isTick || !currentSnapshot()) await awaitCheck(PATIENCE);
  return describeStatus(currentSnapshot(), new Date(), env().PRICES_STALE_AFTER);
}
