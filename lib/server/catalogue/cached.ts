import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Snapshot } from './snapshot';
import { isDue } from './snapshot-rules';
import { type CacheTimes, priceTimes, RETRY_TIMES, TEXT_TIMES } from './watch/cache-times';

/** The kinds of cached data, each with the tags that expire it. */
const TAGS = {
  /** Texts and addresses, which the dealer edits occasionally. */
  texts: ['catalogue'],
  /** Spot prices, the price epoch, and what follows from them alone. */
  prices: ['prices'],
  /** Products with their prices. */
  goods: ['prices', 'catalogue'],
} as const;

/** All tags, for POST /api/revalidate. */
export const CACHE_TAGS = [...new Set(Object.values(TAGS).flat())];

function untilNextPrice(snapshot: Snapshot): CacheTimes {
  const now = Date.now();
  return priceTimes(now + snapshot.clockOffset, Date.parse(snapshot.epoch.nextChange), isDue(snapshot, now));
}

/*
 * One of these is called by every query with `use cache`, and nothing else sets tags and times. A fallback or an earlier value is not
 * complete and cached only briefly, as is what was made without a snapshot.
 */

export function cachedTexts(isComplete = true): void {
  cacheTag(...TAGS.texts);
  cacheLife(isComplete ? TEXT_TIMES : RETRY_TIMES);
}

export function cachedPrices(snapshot: Snapshot | null, isComplete = true): void {
  cacheTag(...TAGS.prices);
  cacheLife(snapshot && isComplete ? untilNextPrice(snapshot) : RETRY_TIMES);
}

export function cachedGoods(snapshot: Snapshot | null, isComplete = true): void {
  cacheTag(...TAGS.goods);
  cacheLife(snapshot && isComplete ? untilNextPrice(snapshot) : RETRY_TIMES);
}
