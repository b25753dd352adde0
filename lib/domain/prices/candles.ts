import { lastPriceChange } from './schedule';
import { startOfDay } from './swedish-time';

/** The prices recorded in one interval, in öre per troy ounce. */
export interface Candle {
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
export type Candles = Readonly<Record<Length, readonly Candle[]>>;

export const NO_CANDLES: Candles = { cycle: [], hour: [], day: [] };

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

export function candleAt(candles: readonly Candle[], at: number): Candle | undefined {
  return candles.findLast((candle) => candle.at === at);
}

/** The last candle that begins at or before `at`. */
export function candleUntil(candles: readonly Candle[], at: number): Candle | undefined {
  return candles.findLast((candle) => candle.at <= at);
}

export function byLength<T>(make: (length: Length) => T): Readonly<Record<Length, T>> {
  return { cycle: make('cycle'), hour: make('hour'), day: make('day') };
}

/** Drops candles older than the retention in DAYS_KEPT. */
function pruned(candles: Candles): Candles {
  return byLength((length) => {
    const from = candles.day.at(-DAYS_KEPT[length])?.at ?? 0;
    return candles[length].filter(({ at }) => at >= from);
  });
}

/** Merges two recordings of the same metal; `candles` wins for the same interval. */
export function merged(candles: Candles, others: Candles): Candles {
  return pruned(
    byLength((length) => {
      const byStart = new Map([...others[length], ...candles[length]].map((candle) => [candle.at, candle]));
      return [...byStart.values()].sort((a, b) => a.at - b.at);
    }),
  );
}

/** Joins candles, sorted oldest first, into longer ones. `start` returns the start of the interval that a moment belongs to. */
export function joined(candles: readonly Candle[], start: (moment: number) => number): Candle[] {
  const byStart = new Map<number, Candle>();
  for (const candle of candles) {
    const at = start(candle.at);
    const candleSoFar = byStart.get(at) ?? candle;
    byStart.set(at, {
      at,
      last: candle.last,
      low: Math.min(candleSoFar.low, candle.low),
      high: Math.max(candleSoFar.high, candle.high),
    });
  }
  return [...byStart.values()];
}

/** The candles for readings, which must be sorted oldest first. */
export function candlesOf(readings: readonly Reading[]): Candles {
  const single = readings.map(({ at, price }) => ({ at, last: price, low: price, high: price }));
  return byLength((length) => joined(single, (moment) => startOf(length, moment)));
}

/**
 * Adds a reading. An earlier recording of the same cycle is kept, so that a clock that is set back overwrites nothing.
 * `isAgain` means that this process recorded it, and that the price has moved within the cycle.
 */
export function withReading(candles: Candles, reading: Reading, isAgain = false): Candles {
  if (!isAgain && candleAt(candles.cycle, startOf('cycle', reading.at))) return candles;
  const added = candlesOf([reading]);
  const grown = byLength((length) =>
    added[length].flatMap((candle) =>
      joined([candleAt(candles[length], candle.at) ?? candle, candle], () => candle.at),
    ),
  );
  return merged(grown, candles);
}
