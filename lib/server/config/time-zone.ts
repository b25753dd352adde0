import { tzOffset } from '@date-fns/tz';

const DEFAULT = 'Europe/Stockholm';

/** Whether the runtime knows this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The zone of the backend's times without an offset (COMMERCE_TIME_ZONE, validated at startup by env.ts). */
export function backendTimeZone(): string {
  return process.env.COMMERCE_TIME_ZONE || DEFAULT;
}

/** Offset of the zone from UTC in milliseconds. */
const offsetAt = (moment: number, timeZone: string) => tzOffset(timeZone, new Date(moment)) * 60_000;

const DAY = 86_400_000;

/**
 * Converts a local time in the zone to a timestamp. An hour that occurs twice in autumn is the first of the two; one that is skipped
 * in spring moves an hour later.
 * @param wallClock the local time as if it were UTC, in milliseconds
 * @returns milliseconds since 1970
 */
export function momentOf(wallClock: number, timeZone: string): number {
  const before = offsetAt(wallClock - DAY, timeZone);
  const after = offsetAt(wallClock + DAY, timeZone);
  const fitting = [before, after].find((offset) => offsetAt(wallClock - offset, timeZone) === offset);
  return wallClock - (fitting ?? before);
}
