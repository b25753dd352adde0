import { env } from '@/lib/config/env';
import { since } from '@/lib/since';
import { versionOf } from '../load/load';
import { currentSnapshot, type Snapshot } from '../snapshot';
import { awaitCheck } from './price-watch';

/** Milliseconds that a browser waits for a check of the backend before it gets the last known status. */
const PATIENCE = 8_000;

/** The status for open pages: get-system-status (contract.md A4) with the age of its confirmation. */
export interface PriceStatus {
  /** ISO 8601: the backend's clock. */
  readonly time: string;
  /** ISO 8601: the price epoch of our own pages, never a newer one; null without a snapshot. */
  readonly changed: string | null;
  /** Changes when anything that pages show about products changes, including stock; null without a snapshot. */
  readonly version: string | null;
  /** Seconds since the backend last confirmed these prices; null without a snapshot. */
  readonly age: number | null;
  /** Age in seconds at which orders are blocked. */
  readonly staleAfter: number;
}

/** @param now on our own clock */
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
 * The status of the watcher's last check, some seconds ago; with `isTick`, after a new check that concurrent callers share. Returns the
 * last known status when the backend is slow or down; never throws.
 */
export async function priceStatus(isTick: boolean): Promise<PriceStatus> {
  if (isTick || !currentSnapshot()) await awaitCheck(PATIENCE);
  return describeStatus(currentSnapshot(), new Date(), env().PRICES_STALE_AFTER);
}
