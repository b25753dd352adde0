/** Excludes zero dates ("0001-01-01") and microseconds read as milliseconds, with which calendars cannot compute. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(9999, 11, 31);

/** Whether a moment, in milliseconds since 1970, is in the years 1900 to 9999. False for NaN. */
export function isPlausibleTime(milliseconds: number): boolean {
  return milliseconds >= EARLIEST && milliseconds < LATEST;
}
