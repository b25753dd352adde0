import { asc } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import { priceTicks } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { readMeta } from '../db/meta';
import { epochNumber, epochStart } from './epoch';
import { trend, walkFactors } from './walk';

/** SEK per troy ounce around which the walk moves: the level of 2026 (domain.md 8.5). */
export const BASES = { XAU: 41_000, XAG: 520 } as const;

export type SpotRates = Readonly<ReturnType<typeof spotRates>>;

/**
 * The current rates in SEK per troy ounce, with two decimals. They depend only on the file's seed, the clock and the ticks
 * stored in the file.
 */
export function spotRates(db: Database, clock: Clock) {
  const seed = fileSeed(db);
  const epoch = epochNumber(clock.now());
  const start = epochStart(epoch);
  const ticks = db.select().from(priceTicks).orderBy(asc(priceTicks.id)).all();
  const last = ticks.at(-1);
  const byHand = last !== undefined && new Date(last.at) > start;

  const metal = (code: keyof typeof BASES, key: 'gold' | 'silver') => {
    const walk = walkFactors(seed, code, epoch);
    const moved = ticks.reduce((product, tick) => product * tick[key], 1);
    const now = BASES[code] * trend(epoch) * walk.current * moved;
    const before = byHand ? now / last[key] : BASES[code] * trend(epoch - 1) * walk.previous * moved;
    const rate = twoDecimals(now);
    /** Signed, since the price change before the last one, scheduled or manual. */
    const change = twoDecimals(rate - twoDecimals(before));
    return { rate, change };
  };

  return {
    gold: metal('XAU', 'gold'),
    silver: metal('XAG', 'silver'),
    /** The last price change: the start of the ten-minute epoch, or a later manual tick. */
    changed: byHand ? new Date(last.at) : start,
  };
}

/** The random seed of the file, so that a restart with another BACKEND_SEED does not change its prices. */
export function fileSeed(db: Database): number {
  return Number(readMeta(db, 'seed') ?? 1);
}

/** Rounded to hundredths, as get-rates writes SEK per troy ounce. */
export function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
