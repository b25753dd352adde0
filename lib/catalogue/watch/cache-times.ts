/** Seconds, as Next's cacheLife takes them. */
export interface CacheTimes {
  readonly stale: number;
  readonly revalidate: number;
  readonly expire: number;
}

/** Next makes a scope with a shorter `stale` (or an `expire` under 300) dynamic: pages would lose their static HTML. */
const STALE = 30;
const SHORTEST = 30;
const EXPIRE = 24 * 60 * 60;

/**
 * How long something with prices may be kept: until the next price change, at least 30 s. `due` says that the change has
 * come but has not been seen yet. An old page is served for up to a day when the backend is down: better than none.
 */
export function priceTimes(now: number, nextChange: number, due: boolean): CacheTimes {
  const left = due ? SHORTEST : Math.max(SHORTEST, Math.ceil((nextChange - now) / 1000));
  return { stale: STALE, revalidate: left, expire: EXPIRE };
}

/** The same for something of which we only have an earlier answer. */
export const RETRY_TIMES: CacheTimes = { stale: STALE, revalidate: SHORTEST, expire: EXPIRE };

/** Texts that the dealer edits now and then. */
export const TEXT_TIMES: CacheTimes = { stale: 300, revalidate: 900, expire: EXPIRE };
