import { tzOffset } from '@date-fns/tz';

const DEFAULT = 'Europe/Stockholm';

/** Whether the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The zone of a backend that writes its times without one (COMMERCE_TIME_ZONE, checked at the start by env.ts). */
export function backendTimeZone(): string {
  return process.env.COMMERCE_TIME_ZONE || DEFAULT;
}

/** Milliseconds by which clocks in the zone are ahead of UTC at a moment. */
const offsetAt = (moment: number, timeZone: string) => tzOffset(timeZone, new Date(moment)) * 60_000;

const DAY = 86_400_000;

/**
 * The moment at which clocks in the zone show a time. An hour that clocks show twice in autumn is the first of the two; one that
 * they skip in spring is an hour later, as clocks go.
 * @param wallClock the shown time as if it were UTC, in milliseconds
 * @returns milliseconds since 1970
 */
export function momentOf(wallClock: number, timeZone: string): number {
  const before = offsetAt(wallClock - DAY, timeZone);
  const after = offsetAt(wallClock + DAY, timeZone);
  const fitting = [before, after].find((offset) => offsetAt(wallClock - offset, timeZone) === offset);
  return wallClock - (fitting ?? before);
}
