import { env } from '@/lib/config/env';
import { lookNow } from './price-watch';
import { currentSnapshot, type Snapshot } from './snapshot';

/** Milliseconds that a browser waits for a check of the backend before it is told what we know. */
const PATIENCE = 8_000;

/** What an open page is told: get-system-status (contract.md A4) with how far its answer can be trusted. */
export interface PriceStatus {
  /** ISO 8601: the backend's clock. */
  readonly time: string;
  /** ISO 8601: the price epoch of our own pages; null before there is any. Never newer than what a page would show. */
  readonly changed: string | null;
  /** Seconds since the backend last confirmed these prices; null: not since this server started. */
  readonly age: number | null;
  /** Seconds after which they are too old to order at. */
  readonly staleAfter: number;
}

export function describeStatus(
  snapshot: Pick<Snapshot, 'clockOffset' | 'confirmedAt' | 'epoch'> | undefined,
  now: Date,
  staleAfter: number,
): PriceStatus {
  if (!snapshot) return { time: now.toISOString(), changed: null, age: null, staleAfter };
  return {
    time: new Date(now.getTime() + snapshot.clockOffset).toISOString(),
    changed: snapshot.epoch.changed,
    age: Math.max(0, Math.round((now.getTime() - snapshot.confirmedAt) / 1000)),
    staleAfter,
  };
}

/**
 * The status as the watcher last saw it, some seconds ago; with `isTick`, after a check of the backend that everybody shares
 * who asks at the same time. Answers from memory when the backend is slow or away; never throws.
 */
export async function priceStatus(isTick: boolean): Promise<PriceStatus> {
  if (isTick || !currentSnapshot()) await lookNow(PATIENCE);
  return describeStatus(currentSnapshot(), new Date(), env().PRICES_STALE_AFTER);
}
