/** Seconds, for Next's cacheLife. */
export interface CacheTimes {
  readonly stale: number;
  readonly revalidate: number;
  readonly expire: number;
}

/** With a shorter `stale` (or an `expire` under 300) Next makes the scope dynamic, and pages lose their static HTML. */
const STALE = 30;
const SHORTEST = 30;
const EXPIRE = 24 * 60 * 60;

/**
 * Cache times of data with prices: until the next price change, at least 30 s. `due`: the change should have happened but has not been
 * seen yet. While the backend is down, an old page is served for up to a day.
 */
export function priceTimes(now: number, nextChange: number, due: boolean): CacheTimes {
  const left = due ? SHORTEST : Math.max(SHORTEST, Math.ceil((nextChange - now) / 1000));
  return { stale: STALE, revalidate: left, expire: EXPIRE };
}

/** The same for data that is only an earlier value or a fallback. */
export const RETRY_TIMES: CacheTimes = { stale: STALE, revalidate: SHORTEST, expire: EXPIRE };

/** For texts that the dealer edits occasionally. */
export const TEXT_TIMES: CacheTimes = { stale: 300, revalidate: 900, expire: EXPIRE };
