/** How long the displayed prices remain valid. */
export interface PriceTimes {
  /** Milliseconds until the next announced change; 0 while one is due but not seen yet. */
  readonly untilChange: number;
  /** Seconds until the prices must be marked as old (PRICES_STALE_AFTER since they were confirmed). */
  readonly untilStale: number;
}

/** The properties of a response that decide its caching. */
export interface PageResponse {
  readonly status: number;
  /** Content-Type; empty without one. */
  readonly type: string;
  /** Cache-Control set so far; undefined if none. */
  readonly current: string | undefined;
  /** The requested URL as the client wrote it. */
  readonly url: string;
  /** The request has a router header: the response is a page's data. */
  readonly isForRouter: boolean;
}

/**
 * Minimum and maximum seconds in a shared cache. With `REVALIDATING` a price there is at most twelve seconds old. The
 * server sees a change within ten seconds, usually one, and after the announced time serves nothing older for more than
 * two: correct everywhere within fifteen.
 */
const SHORTEST = 2;
const LONGEST_SHARED = 10;
/** Further seconds in which the old page may be served while the new one is fetched. */
const REVALIDATING = 2;

const NEVER_SHARED = 'private, no-cache';
const NEVER_KEPT = 'private, no-store';

/** Pages that the browser fills with personal data; caching their frame gains nothing. */
const PERSONAL = /^\/(?:checkout|login|profile|order|get-[\w-]+)(?:[/?]|$)/i;

/** Documents and the feed. */
const WITH_PRICES = /^(?:text\/html|application\/rss\+xml)\b/;

/** Next's own caching times, which extend to the next price change and a day beyond. */
const isNexts = (current: string) => /^s-maxage=/.test(current);

/** Next's header for a page rendered per request. */
const PER_REQUEST = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Cache-Control for a page with prices. Browsers revalidate each time. */
function pageTimes({ untilChange, untilStale }: PriceTimes): string {
  const fresh = Math.min(LONGEST_SHARED, Math.max(SHORTEST, Math.floor(untilChange / 1000)));
  const revalidating = untilChange > 0 ? `, stale-while-revalidate=${REVALIDATING}` : '';
  return `public, max-age=0, s-maxage=${fresh}${revalidating}, stale-if-error=${Math.floor(untilStale)}`;
}

/**
 * The same for a page's data, which the router requests right after a change: never beyond the announced time, nor at a
 * URL that does not distinguish it from the document (`_rsc`), since not every cache respects Vary.
 */
function dataTimes({ untilChange }: PriceTimes, url: string): string {
  const fresh = Math.min(LONGEST_SHARED, Math.floor(untilChange / 1000));
  return fresh > 0 && /[?&]_rsc=/.test(url) ? `public, max-age=0, s-maxage=${fresh}` : NEVER_KEPT;
}

/** Cache-Control for a response; undefined when the current one is right. */
export function cacheControlOf(
  { status, type, current, url, isForRouter }: PageResponse,
  readClock: () => PriceTimes,
): string | undefined {
  // Chromium's back/forward cache drops a page with no-store as soon as one of its scripts receives a response with no-store.
  if (current === PER_REQUEST && type.startsWith('text/html') && status < 500 && !PERSONAL.test(url))
    return NEVER_SHARED;
  if (current !== undefined && !isNexts(current)) return undefined;
  if (PERSONAL.test(url)) return NEVER_SHARED;
  if (status >= 500) return NEVER_KEPT;
  if (isForRouter || type.startsWith('text/x-component')) return dataTimes(readClock(), url);
  // A document under the router's URL: if cached, it would replace the router's data.
  if (/[?&]_rsc=/.test(url)) return NEVER_KEPT;
  const isPage = WITH_PRICES.test(type) || status === 304;
  const isRedirect = status === 307 || status === 308;
  return isPage || isRedirect ? pageTimes(readClock()) : NEVER_SHARED;
}
