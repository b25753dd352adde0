import { momentOf } from '@/lib/config/time-zone';

const ZONE = 'Europe/Stockholm';
// Swedish writes "2026-11-22 10:05:00", which reads as ISO.
const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE });

/** What Swedish clocks show at a moment, as if it were UTC. */
function wallClock(moment: number): Date {
  return new Date(`${WALL_CLOCK.format(moment).replace(' ', 'T')}Z`);
}

/** Midnight in Sweden, `days` days from the day of a moment. All in milliseconds since 1970. */
export function startOfDay(moment: number, days = 0): number {
  const shown = wallClock(moment);
  return momentOf(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate() + days), ZONE);
}

/** The first of a month in Sweden at midnight, `months` months from the month of a moment. */
export function startOfMonth(moment: number, months = 0): number {
  const shown = wallClock(moment);
  return momentOf(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + months, 1), ZONE);
}

/** The next whole hour that Swedish clocks show, or the one of `moment` itself, among those divisible by `every`. */
export function nextHour(moment: number, every: number): number {
  const shown = wallClock(moment);
  const isWhole = shown.getTime() % 3_600_000 === 0 && moment % 1000 === 0;
  const hour = Math.ceil((shown.getUTCHours() + (isWhole ? 0 : 1)) / every) * every;
  return momentOf(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate(), hour), ZONE);
}

/**
 * The same time of day so many days, months or years before; of a day that the month does not have, its last (31 March less a month
 * is 28 February).
 */
export function before(moment: number, unit: 'day' | 'month' | 'year', count: number): number {
  const shown = wallClock(moment);
  if (unit === 'day') return momentOf(shown.getTime() - count * 86_400_000, ZONE);
  const day = shown.getUTCDate();
  shown.setUTCDate(1);
  shown.setUTCMonth(shown.getUTCMonth() - count * (unit === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + 1, 0)).getUTCDate();
  return momentOf(shown.setUTCDate(Math.min(day, last)), ZONE);
}

/** Of a moment in Sweden: year, month from 1, day of the month, day of the week from 0 (Sunday), hour and minute. */
export function swedishParts(moment: number) {
  const shown = wallClock(moment);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}
