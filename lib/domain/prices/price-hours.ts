import { TZDate } from '@date-fns/tz';
import { lastPriceChange, nextPriceChange, PRICE_CYCLE } from './schedule';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Day = (typeof DAYS)[number];
const WEEK = 7;

/** Swedish times of a day at which prices change, in minutes since midnight; the end is not among them. */
interface Hours {
  readonly days: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}
/** When prices change; empty for always. */
export type PriceHours = readonly Hours[];

const ONE = /^(?<first>[a-z]{3})(?:-(?<last>[a-z]{3}))? (?<from>\d{2}:\d{2})-(?<to>\d{2}:\d{2})$/;

/** Minutes since midnight; not a number unless "00:00" to "24:00". */
function minutesOf(time = ''): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes <= 24 * 60 ? minutes : Number.NaN;
}

function readOne(text: string): Hours | null {
  const { first = '', last = first, from, to } = ONE.exec(text)?.groups ?? {};
  const [begin, end] = [DAYS.indexOf(first as Day), DAYS.indexOf(last as Day)];
  const hours = { from: minutesOf(from), to: minutesOf(to) };
  if (begin < 0 || end < 0 || !(hours.from < hours.to)) return null;
  const length = ((end - begin + WEEK) % WEEK) + 1;
  return { days: new Set(Array.from({ length }, (_, index) => (begin + index) % WEEK)), ...hours };
}

/** Reads "mon-thu 08:00-22:00, fri 08:00-20:00"; null when it is unreadable. */
export function readPriceHours(text: string): PriceHours | null {
  const parts =
    text.trim() === ''
      ? []
      : text
          .trim()
          .toLowerCase()
          .split(/\s*,\s*/)
          .map(readOne);
  return parts.every((part) => part !== null) ? parts : null;
}

function isWithin(hours: PriceHours, moment: number): boolean {
  if (hours.length === 0) return true;
  const clock = new TZDate(moment, 'Europe/Stockholm');
  const minutes = clock.getHours() * 60 + clock.getMinutes();
  return hours.some(({ days, from, to }) => days.has(clock.getDay()) && minutes >= from && minutes < to);
}

/** Milliseconds by which a change may be late. */
const LATE = 120_000;
/** A week. */
const MOST = (WEEK * 86_400_000) / PRICE_CYCLE;

/**
 * How many of the scheduled price changes have not come since the last one. A change less than half a cycle before a scheduled one counts as
 * that one, since clocks differ and a dealer may correct a price.
 * @param changed when prices last changed, and `now`, in milliseconds since 1970 on the backend's clock
 */
export function missedChanges(changed: number, now: number, hours: PriceHours): number {
  const last = lastPriceChange(new Date(now - LATE)).getTime();
  const first = nextPriceChange(new Date(changed + PRICE_CYCLE / 2)).getTime();
  const count = Math.min(MOST, Math.floor((last - first) / PRICE_CYCLE) + 1);
  if (!(count > 0)) return 0;
  return Array.from({ length: count }, (_, index) => last - index * PRICE_CYCLE).filter((moment) =>
    isWithin(hours, moment),
  ).length;
}
