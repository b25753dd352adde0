import type { Period } from './periods';
import { PRICE_CYCLE } from './schedule';

/* Times in a chart. No calendar library, since browsers load this; names are spelled out, so that server and
   browser agree whatever their ICU data. */

export const WEEKDAYS = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'];
const MONTHS = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
const SPACE = '\u00a0';
const HOUR = 3_600_000;

let shown: Intl.DateTimeFormat | undefined;

/** Milliseconds between two points of a period's chart. */
export const POINT_INTERVALS: Readonly<Record<Period, number>> = {
  dag: PRICE_CYCLE,
  vecka: HOUR,
  manad: 4 * HOUR,
  ar: 24 * HOUR,
};

/** A moment in Swedish time: month from 1, weekday from 0 (Sunday), clock as "10.05". */
export function swedishParts(moment: number) {
  shown ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Stockholm' });
  const [date = '', clock = ''] = shown.format(moment).split(/\s+/);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { year, month, day, weekday, clock: clock.replace(':', '.') };
}

/**
 * The hours of an interval on Swedish clocks: "10–11". Its end is an hour after its last one begins: by the clock alone the hour that
 * comes twice in October would be "02–02", and the one before the hour that March skips "01–03".
 */
function hoursText(at: number, length: number): string {
  const hourOf = (moment: number) => Number(swedishParts(moment).clock.slice(0, 2));
  const hours = [hourOf(at), (hourOf(at + length - HOUR) + 1) % 24];
  return `kl.${SPACE}${hours.map((hour) => String(hour).padStart(2, '0')).join('–')}`;
}

/** The interval of a point in a period's chart: "kl. 10.05", "tisdag 24 november kl. 10–11", "24 november 2026". */
export function stretchText(period: Period, at: number): string {
  const { year, month, day, weekday, clock } = swedishParts(at);
  const date = `${day}${SPACE}${MONTHS[month - 1]}`;
  if (period === 'ar') return `${date} ${year}`;
  const dayText = `${WEEKDAYS[weekday]} ${date}`;
  if (period === 'dag') return `${dayText} kl.${SPACE}${clock}`;
  return `${dayText} ${hoursText(at, POINT_INTERVALS[period])}`;
}

/** The heading of a row in a period's table: an hour of a day, a day of a week or month, a month of a year. */
export function rowText(period: Period, at: number): string {
  const { year, month, day, weekday } = swedishParts(at);
  if (period === 'ar') return `${MONTHS[month - 1]} ${year}`;
  if (period !== 'dag') return `${WEEKDAYS[weekday]} ${day}${SPACE}${MONTHS[month - 1]}`;
  return `${WEEKDAYS[weekday]} ${hoursText(at, HOUR)}`;
}
