import { TZDate } from '@date-fns/tz';

const ZONE = 'Europe/Stockholm';

const clockAt = (moment: number) => new TZDate(moment, ZONE);
const momentOf = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  new TZDate(year, month, day, hour, minute, second, ZONE).getTime();

/** Midnight in Sweden, `days` days from the day of `moment`. All times in milliseconds since 1970. */
export function startOfDay(moment: number, days = 0): number {
  const clock = clockAt(moment);
  return momentOf(clock.getFullYear(), clock.getMonth(), clock.getDate() + days);
}

/** Midnight in Sweden on the first of a month, `months` months from the month of `moment`. */
export function startOfMonth(moment: number, months = 0): number {
  const clock = clockAt(moment);
  return momentOf(clock.getFullYear(), clock.getMonth() + months, 1);
}

/** The first whole hour on Swedish clocks, at or after `moment`, that is divisible by `every`. */
export function nextHour(moment: number, every: number): number {
  const clock = clockAt(moment);
  const isWhole = moment % 3_600_000 === 0;
  const hour = Math.ceil((clock.getHours() + (isWhole ? 0 : 1)) / every) * every;
  return momentOf(clock.getFullYear(), clock.getMonth(), clock.getDate(), hour);
}

/** The same time of day earlier. A day missing in that month becomes its last: 31 March minus a month is 28 February. */
export function before(moment: number, unit: 'day' | 'month' | 'year', count: number): number {
  const clock = clockAt(moment);
  const time = [clock.getHours(), clock.getMinutes(), clock.getSeconds()] as const;
  if (unit === 'day') return momentOf(clock.getFullYear(), clock.getMonth(), clock.getDate() - count, ...time);
  const month = clock.getMonth() - count * (unit === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(clock.getFullYear(), month + 1, 0)).getUTCDate();
  return momentOf(clock.getFullYear(), month, Math.min(clock.getDate(), lastDay), ...time);
}
