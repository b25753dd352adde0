import { lastPriceChange } from './schedule';
import { startOfDay } from './swedish-time';

/** The prices recorded in one interval, in öre per troy ounce. */
export interface Bar {
  /** Start of the interval in milliseconds since 1970. */
  readonly at: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

/** From one price change to the next, an hour, a Swedish day. */
export const LENGTHS = ['cycle', 'hour', 'day'] as const;
export type Length = (typeof LENGTHS)[number];

/** All recorded prices of one metal, each list by ascending time. */
export type Bars = Readonly<Record<Length, readonly Bar[]>>;

export const NO_BARS: Bars = { cycle: [], hour: [], day: [] };

const HOUR = 3_600_000;

/** Days kept per list, counted in days with recordings: a clock that jumps ahead costs one of them, not all. */
const DAYS_KEPT: Readonly<Record<Length, number>> = { cycle: 40, hour: 400, day: Number.POSITIVE_INFINITY };

/** The last day looked up: successive readings mostly fall on the same day. */
let day = { from: 0, to: 0 };

function dayOf(moment: number): number {
  if (moment < day.from || moment >= day.to) day = { from: startOfDay(moment), to: startOfDay(moment, 1) };
  return day.from;
}

export function startOf(length: Length, moment: number): number {
  if (length === 'cycle') return lastPriceChange(new Date(moment)).getTime();
  return length === 'hour' ? Math.floor(moment / HOUR) * HOUR : dayOf(moment);
}

export interface Reading {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Öre per troy ounce. */
  readonly price: number;
}

export function barAt(bars: readonly Bar[], at: number): Bar | undefined {
  return bars.findLast((bar) => bar.at === at);
}

/** The last bar that begins at or before `at`. */
export function barUntil(bars: readonly Bar[], at: number): Bar | undefined {
  return bars.findLast((bar) => bar.at <= at);
}

export function byLength<T>(make: (length: Length) => T): Readonly<Record<Length, T>> {
  return { cycle: make('cycle'), hour: make('hour'), day: make('day') };
}

/** Drops bars older than the retention in DAYS_KEPT. */
function pruned(bars: Bars): Bars {
  return byLength((length) => {
    const from = bars.day.at(-DAYS_KEPT[length])?.at ?? 0;
    return bars[length].filter(({ at }) => at >= from);
  });
}

/** Merges two recordings of the same metal; `bars` wins for the same interval. */
export function merged(bars: Bars, others: Bars): Bars {
  return pruned(
    byLength((length) => {
      const byStart = new Map([...others[length], ...bars[length]].map((bar) => [bar.at, bar]));
      return [...byStart.values()].sort((a, b) => a.at - b.at);
    }),
  );
}

/** Joins bars, sorted oldest first, into longer ones. `start` returns the start of the interval that a moment belongs to. */
export function joined(bars: readonly Bar[], start: (moment: number) => number): Bar[] {
  const found = new Map<number, Bar>();
  for (const bar of bars) {
    const at = start(bar.at);
    const known = found.get(at) ?? bar;
    found.set(at, { at, last: bar.last, low: Math.min(known.low, bar.low), high: Math.max(known.high, bar.high) });
  }
  return [...found.values()];
}

/** The bars for readings, which must be sorted oldest first. */
export function barsOf(readings: readonly Reading[]): Bars {
  const single = readings.map(({ at, price }) => ({ at, last: price, low: price, high: price }));
  return byLength((length) => joined(single, (moment) => startOf(length, moment)));
}

/**
 * Adds a reading. An earlier recording of the same cycle is kept, so that a clock that is set back overwrites nothing.
 * `isAgain` means that this process recorded it, and that the price has moved within the cycle.
 */
export function withReading(bars: Bars, reading: Reading, isAgain = false): Bars {
  if (!isAgain && barAt(bars.cycle, startOf('cycle', reading.at))) return bars;
  const added = barsOf([reading]);
  const grown = byLength((length) =>
    added[length].flatMap((bar) => joined([barAt(bars[length], bar.at) ?? bar, bar], () => bar.at)),
  );
  return merged(grown, bars);
}
