/** No wait that a backend requests is kept longer: it may come back sooner than it thought, and the shop heals within seconds. */
export const LONGEST_WAIT = 10_000;

/**
 * Milliseconds to wait from a `Retry-After` header (RFC 9110: seconds, or a date), not capped. Undefined without one that can be
 * read.
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
