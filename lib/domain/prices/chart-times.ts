import type { Period } from './periods';
import { PRICE_CYCLE } from './schedule';

/* Times in a chart. No calendar library, since browsers load this; names are spelled out, so that server and
   browser agree whatever their ICU data. */

const WEEKDAYS = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'];
const MONTHS = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
const SPACE = '\u00a0';

const SHOWN = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** Milliseconds between two points of a period's chart. */
export const POINT_INTERVALS: Readonly<Record<Period, number>> = {
  dag: PRICE_CYCLE,
  vecka: 3_600_000,
  manad: 4 * 3_600_000,
  ar: 24 * 3_600_000,
};

/** A moment in Swedish time: month from 1, weekday from 0 (Sunday), clock as "10.05". */
export function swedishParts(moment: number) {
  const [date = '', clock = ''] = SHOWN.format(moment).split(/\s+/);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { year, month, day, weekday, clock: clock.replace(':', '.') };
}

/** The interval of a point in a period's chart: "kl. 10.05", "tisdag 24 november kl. 10–11", "24 november 2026". */
export function stretchText(period: Period, at: number): string {
  const { year, month, day, weekday, clock } = swedishParts(at);
  const date = `${day}${SPACE}${MONTHS[month - 1]}`;
  if (period === 'ar') return `${date} ${year}`;
  const dayText = `${WEEKDAYS[weekday]} ${date}`;
  if (period === 'dag') return `${dayText} kl.${SPACE}${clock}`;
  const end = swedishParts(at + POINT_INTERVALS[period]).clock.slice(0, 2);
  return `${dayText} kl.${SPACE}${clock.slice(0, 2)}–${end}`;
}

/** The heading of a row in a period's table: an hour of a day, a day of a week or month, a month of a year. */
export function rowText(period: Period, at: number): string {
  const { year, month, day, weekday, clock } = swedishParts(at);
  if (period === 'ar') return `${MONTHS[month - 1]} ${year}`;
  if (period !== 'dag') return `${WEEKDAYS[weekday]} ${day}${SPACE}${MONTHS[month - 1]}`;
  return `${WEEKDAYS[weekday]} kl.${SPACE}${clock.slice(0, 2)}–${swedishParts(at + 3_600_000).clock.slice(0, 2)}`;
}
