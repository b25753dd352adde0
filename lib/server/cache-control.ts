/** What is known about how long the shown prices will be right. */
export interface PriceClock {
  /** Milliseconds until the next announced change; 0 while one is due that has not been seen yet. */
  readonly untilChange: number;
  /** Seconds for which they may still be shown without a mark of their age (PRICES_STALE_AFTER since they were confirmed). */
  readonly untilStale: number;
}

/** What decides how an answer may be kept. */
export interface Answer {
  readonly status: number;
  /** Content-Type; empty without one. */
  readonly type: string;
  /** Cache-Control as far as it has been set; undefined without one. */
  readonly current: string | undefined;
  /** The requested address as the client wrote it. */
  readonly url: string;
  /** The request bears one of the router's headers: the answer is a page's data. */
  readonly isForRouter: boolean;
}

/**
 * Seconds that a shared cache may keep a page, at least and at most. With `REVALIDATING` a price is never older than twelve seconds
 * there. A change is seen here within ten seconds, usually within one, and after the announced moment nothing older is handed out
 * for longer than two: right everywhere within fifteen.
 */
const SHORTEST = 2;
const LONGEST = 10;
/** Seconds beyond those in which the old page may be shown while the new one is fetched. */
const REVALIDATING = 2;

const NEVER_SHARED = 'private, no-cache';
const NEVER_KEPT = 'private, no-store';

/** Pages that a browser fills with what is personal. Nothing is gained by keeping their frame. */
const PERSONAL = /^\/(?:checkout|login|profile|order|get-[\w-]+)(?:[/?]|$)/i;

/** Documents and the feed. */
const WITH_PRICES = /^(?:text\/html|application\/rss\+xml)\b/;

/** Next's own times for what it keeps itself: they reach to the next price and a day beyond. */
const isNexts = (current: string) => /^s-maxage=/.test(current);

/** How long a page with prices may be kept by a shared cache, as Cache-Control says it. Browsers ask each time. */
function pageTimes({ untilChange, untilStale }: PriceClock): string {
  const fresh = Math.min(LONGEST, Math.max(SHORTEST, Math.floor(untilChange / 1000)));
  const revalidating = untilChange > 0 ? `, stale-while-revalidate=${REVALIDATING}` : '';
  return `public, max-age=0, s-maxage=${fresh}${revalidating}, stale-if-error=${Math.floor(untilStale)}`;
}

/**
 * The same for a page's data as the router asks for it, which it does right after a change: never beyond the announced moment, nor
 * where the address does not say that this is no document (`_rsc`): not every cache heeds Vary.
 */
function dataTimes({ untilChange }: PriceClock, url: string): string {
  const fresh = Math.min(LONGEST, Math.floor(untilChange / 1000));
  return fresh > 0 && /[?&]_rsc=/.test(url) ? `public, max-age=0, s-maxage=${fresh}` : NEVER_KEPT;
}

/** Cache-Control for an answer; undefined where the one that it has is right. */
export function cacheControlOf(
  { status, type, current, url, isForRouter }: Answer,
  readClock: () => PriceClock,
): string | undefined {
  if (current !== undefined && !isNexts(current)) return undefined;
  if (PERSONAL.test(url)) return NEVER_SHARED;
  if (status >= 500) return NEVER_KEPT;
  if (isForRouter || type.startsWith('text/x-component')) return dataTimes(readClock(), url);
  // A document under the router's address would be in its way.
  if (/[?&]_rsc=/.test(url)) return NEVER_KEPT;
  const isPage = WITH_PRICES.test(type) || status === 304;
  const isRedirect = status === 307 || status === 308;
  return isPage || isRedirect ? pageTimes(readClock()) : NEVER_SHARED;
}
