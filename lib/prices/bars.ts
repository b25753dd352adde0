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

/** The start of the interval that contains a moment. */
export function startOf(length: Length, moment: number): number {
  if (length === 'cycle') return lastPriceChange(new Date(moment)).getTime();
  return length === 'hour' ? Math.floor(moment / HOUR) * HOUR : dayOf(moment);
}

/** A price at a moment. */
export interface Reading {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Öre per troy ounce. */
  readonly price: number;
}

/** The index of the first bar that begins at or after `at`. */
function placeOf(bars: readonly Bar[], at: number): number {
  let low = 0;
  let high = bars.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bar that begins at `at`. */
export function barAt(bars: readonly Bar[], at: number): Bar | undefined {
  const found = bars[placeOf(bars, at)];
  return found?.at === at ? found : undefined;
}

/** The last bar that begins at or before `at`. */
export function barUntil(bars: readonly Bar[], at: number): Bar | undefined {
  return bars[placeOf(bars, at + 1) - 1];
}

function withBar(bars: readonly Bar[], bar: Bar): readonly Bar[] {
  const place = placeOf(bars, bar.at);
  return [...bars.slice(0, place), bar, ...bars.slice(place + (bars[place]?.at === bar.at ? 1 : 0))];
}

function grown(known: Bar | undefined, at: number, price: number): Bar {
  return known
    ? { at, last: price, low: Math.min(known.low, price), high: Math.max(known.high, price) }
    : { at, last: price, low: price, high: price };
}

/** Drops bars older than the retention in DAYS_KEPT. */
export function pruned(bars: Bars): Bars {
  const kept = (length: Length) => {
    const from = bars.day.at(-DAYS_KEPT[length])?.at;
    return from === undefined ? bars[length] : bars[length].slice(placeOf(bars[length], from));
  };
  return { cycle: kept('cycle'), hour: kept('hour'), day: bars.day };
}

/**
 * Adds a reading. An earlier recording of the same cycle is kept, so that a clock that is set back overwrites nothing.
 * `isAgain` means that this process recorded it, and that the price has moved within the cycle.
 */
export function withReading(bars: Bars, { at, price }: Reading, isAgain = false): Bars {
  if (!isAgain && barAt(bars.cycle, startOf('cycle', at))) return bars;
  const add = (length: Length) => {
    const start = startOf(length, at);
    return withBar(bars[length], grown(barAt(bars[length], start), start, price));
  };
  return pruned({ cycle: add('cycle'), hour: add('hour'), day: add('day') });
}

/** Merges two recordings of the same metal; `bars` wins for the same interval. */
export function merged(bars: Bars, others: Bars): Bars {
  const both = (length: Length) => {
    const byStart = new Map([...others[length], ...bars[length]].map((bar) => [bar.at, bar]));
    return [...byStart.values()].sort((a, b) => a.at - b.at);
  };
  return pruned({ cycle: both('cycle'), hour: both('hour'), day: both('day') });
}

/** The bars for readings, which must be sorted oldest first. */
export function barsOf(readings: readonly Reading[]): Bars {
  const lists = { cycle: new Map<number, Bar>(), hour: new Map<number, Bar>(), day: new Map<number, Bar>() };
  for (const { at, price } of readings) {
    for (const length of LENGTHS) {
      const start = startOf(length, at);
      lists[length].set(start, grown(lists[length].get(start), start, price));
    }
  }
  return { cycle: [...lists.cycle.values()], hour: [...lists.hour.values()], day: [...lists.day.values()] };
}
