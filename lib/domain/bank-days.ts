import { getHolidays } from 'swedish-holidays';
import { formatDate } from './dates';
import { WEEKDAYS } from './prices/chart-times';

const DAY = 86_400_000;
/** Not public holidays, but days on which banks are closed. */
const EVES = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton']);

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Rounded: the library's midnights depend on the server's time zone, by an hour at the beginning of summer time. */
function isHoliday(day: string): boolean {
  return getHolidays(Number(day.slice(0, 4))).some(
    ({ date, isPublicHoliday, name }) =>
      (isPublicHoliday || EVES.has(name)) && isoDay(Math.round(date.getTime() / DAY) * DAY) === day,
  );
}

function isBankDay(day: string): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !isHoliday(day);
}

/** The day so many bank days later (domain.md 4.2): no Saturday, Sunday or bank holiday. Days as "2026-12-28"; for the server. */
export function bankDaysAfter(day: string, count: number): string {
  let later = day;
  for (let left = count; left > 0; left -= isBankDay(later) ? 1 : 0) later = isoDay(Date.parse(later) + DAY);
  return later;
}

/** "måndagen den 28 december" */
export function namedDay(day: string): string {
  return `${WEEKDAYS[new Date(day).getUTCDay()]}en den ${formatDate(day).slice(0, -5)}`;
}
