import { type Candle, type Candles, candleUntil, joined, type Length, startOf } from './candles';
import { POINT_INTERVALS } from './chart-times';
import type { Period } from './periods';
import { before, startOfDay } from './swedish-time';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The recorded prices of a period for its chart. */
export interface PriceView {
  readonly period: Period;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** By ascending time. `at` is the start of an interval; prices between two candles that are `gap` or more apart are unknown. */
  readonly candles: readonly Candle[];
  /** Milliseconds. */
  readonly gap: number;
  /** The candles with the lowest and the highest recorded price. */
  readonly low: Candle;
  readonly high: Candle;
}

const LENGTHS: Readonly<Record<Period, Length>> = { dag: 'cycle', vecka: 'hour', manad: 'hour', ar: 'day' };

function beginning(period: Period, now: number): number {
  if (period === 'dag') return now - DAY;
  if (period === 'vecka') return before(now, 'day', 7);
  if (period === 'manad') return before(now, 'month', 1);
  return startOfDay(before(now, 'year', 1));
}

/** The view of a period that ends at `now`; null when nothing of it is recorded. */
export function viewOf(recorded: Candles, period: Period, now: number): PriceView | null {
  const length = LENGTHS[period];
  const unit = POINT_INTERVALS[period];
  const from = beginning(period, now);
  const start = startOf(length, from);
  const inside = recorded[length].filter(({ at }) => at >= start && at <= now);
  // A month is drawn in steps of four hours.
  const candles = period === 'manad' ? joined(inside, (at) => Math.floor(at / unit) * unit) : inside;
  const [first] = candles;
  if (!first) return null;
  // A day of 25 hours is not a gap.
  const gap = length === 'day' ? 1.5 * unit : unit + 1;
  const low = candles.reduce((lowest, candle) => (candle.low < lowest.low ? candle : lowest), first);
  const high = candles.reduce((highest, candle) => (candle.high > highest.high ? candle : highest), first);
  return { period, from: Math.min(from, first.at), to: now, candles, gap, low, high };
}

export type Since = 'closing' | 'week' | 'month' | 'year';

export interface PriceComparison {
  readonly since: Since;
  /** Öre per troy ounce. */
  readonly price: number;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
}

/** Milliseconds by which a reference price may be older than intended. */
const TOLERANCE: Readonly<Record<Since, number>> = { closing: 4 * DAY, week: DAY, month: 2 * DAY, year: 5 * DAY };

function lastUntil(
  { cycle, hour, day }: Candles,
  moment: number,
): { readonly at: number; readonly price: number } | null {
  const ends = [
    { candle: candleUntil(cycle, moment), length: 0 },
    { candle: candleUntil(hour, moment - HOUR), length: HOUR },
    { candle: candleUntil(day, moment - DAY), length: DAY },
  ];
  const prices = ends.flatMap(({ candle, length }) => (candle ? [{ at: candle.at + length, price: candle.last }] : []));
  return prices.reduce<(typeof prices)[number] | null>((best, one) => (best && best.at >= one.at ? best : one), null);
}

/** Earlier prices to compare with, as far as recorded. The closing is the last price of an earlier Swedish day. */
export function comparisons(recorded: Candles, now: number): readonly PriceComparison[] {
  const moments: readonly (readonly [Since, number])[] = [
    ['closing', startOfDay(now) - 1],
    ['week', before(now, 'day', 7)],
    ['month', before(now, 'month', 1)],
    ['year', before(now, 'year', 1)],
  ];
  return moments.flatMap(([since, moment]) => {
    const price = lastUntil(recorded, moment);
    return price && moment - price.at <= TOLERANCE[since] ? [{ since, ...price }] : [];
  });
}

/** The rows of a view's table, latest first. `start` returns the start of the row that a moment belongs to. */
export function rowsOf({ candles }: PriceView, start: (moment: number) => number): Candle[] {
  return joined(candles, start).reverse();
}
