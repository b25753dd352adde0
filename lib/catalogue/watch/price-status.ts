import { env } from '@/lib/config/env';
import { since } from '@/lib/since';
import { versionOf } from '../load/load';
import { currentSnapshot, type Snapshot } from '../snapshot';
import { awaitCheck } from './price-watch';

/** Milliseconds that a browser waits for a check of the backend before it gets the last known status. */
const PATIENCE = 8_000;

/** The status that open pages get: get-system-status (contract.md A4) with the age of its confirmation. */
export interface PriceStatus {
  /** ISO 8601: the backend's clock. */
  readonly time: string;
  /** ISO 8601: the price epoch of our own pages; null before there is any. Never newer than what a page would show. */
  readonly changed: string | null;
  /** Of those pages: differs when anything that they show of the goods differs, stock included; null before there are any. */
  readonly version: string | null;
  /** Seconds since the backend last confirmed these prices; null: not since this server started. */
  readonly age: number | null;
  /** Seconds after which they are too old to order at. */
  readonly staleAfter: number;
}

/** The status for open pages, from a snapshot or without one. `staleAfter` in seconds; `now` on our own clock. */
export function describeStatus(
  snapshot: Pick<Snapshot, 'clockOffset' | 'confirmedAt' | 'epoch' | 'fingerprint'> | undefined,
  now: Date,
  staleAfter: number,
): PriceStatus {
  if (!snapshot) return { time: now.toISOString(), changed: null, version: null, age: null, staleAfter };
  return {
    time: new Date(now.getTime() + snapshot.clockOffset).toISOString(),
    changed: snapshot.epoch.changed,
    version: versionOf(snapshot),
    age: Math.round(since(snapshot.confirmedAt, now.getTime()) / 1000),
    staleAfter,
  };
}

/**
 * The status at the watcher's last check, some seconds ago; with `isTick`, after a new check, which all callers of that moment share.
 * Answers from memory when the backend is slow or down; never throws.
 */
export async function priceStatus(isTick: boolean): Promise<PriceStatus> {
  if (isTick || !currentSnapshot()) await awaitCheck(PATIENCE);
  return describeStatus(currentSnapshot(), new Date(), env().PRICES_STALE_AFTER);
}
