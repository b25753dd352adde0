import { TZDate } from '@date-fns/tz';
import { getHolidays } from 'swedish-holidays';

const DAY = 86_400_000;
/** Not public holidays, but days on which banks are closed. */
const EVES = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton']);
const closed = new Map<number, ReadonlySet<number>>();

/** Days since 1970. Rounded: the library's midnights depend on the server's time zone, by an hour at the beginning of summer time. */
function closedDays(year: number): ReadonlySet<number> {
  const known = closed.get(year);
  if (known) return known;
  const holidays = getHolidays(year).filter(({ isPublicHoliday, name }) => isPublicHoliday || EVES.has(name));
  const days = new Set(holidays.map(({ date }) => Math.round(date.getTime() / DAY)));
  closed.set(year, days);
  return days;
}

function isBankDay(day: TZDate): boolean {
  const date = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY;
  return day.getDay() % 6 !== 0 && !closedDays(day.getFullYear()).has(date);
}

/** The same time of day in Sweden, `count` bank days later (domain.md 4.2): no Saturday, Sunday or bank holiday. */
export function bankDaysLater(from: Date | number, count: number): TZDate {
  const day = new TZDate(Number(from), 'Europe/Stockholm');
  for (let left = count; left > 0; left -= isBankDay(day) ? 1 : 0) day.setDate(day.getDate() + 1);
  return day;
}
