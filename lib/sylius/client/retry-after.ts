/** Maximum wait in milliseconds: a backend may recover sooner than it announced, and the shop should then recover within seconds. */
export const LONGEST_WAIT = 10_000;

/**
 * Milliseconds to wait from a `Retry-After` header (RFC 9110: seconds or a date), uncapped. Undefined without a valid
 * one.
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
