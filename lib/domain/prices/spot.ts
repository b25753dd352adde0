import { whyUnbelievable } from './believable';
import { METALS, type Metal } from './goods';
import type { Rates } from './rates';

/** A believed spot price in SEK per troy ounce, and when it was requested, in milliseconds since 1970. */
export interface BelievedSpot {
  readonly sekPerOunce: number;
  readonly at: number;
}

/** What prices of a metal are compared with; `isOld`: the last believed one, in place of one that is missing or refused. */
export interface Spot extends Pick<BelievedSpot, 'sekPerOunce'> {
  readonly isOld: boolean;
}

/** A metal is missing when nothing is believed: its goods cannot be checked. */
export type Spots = Readonly<Partial<Record<Metal, Spot>>>;
export type BelievedSpots = Readonly<Partial<Record<Metal, BelievedSpot>>>;

/** Milliseconds that the last believed spot price replaces a missing one. Neither metal has moved by OLD_SPOT_MARGIN in that time. */
export const SPOT_COUNTS = 2 * 3_600_000;
/** Milliseconds that a new spot price is compared with the last believed one. */
const COMPARED = 7 * 86_400_000;

/** SEK per troy ounce, around the level of 2026: half and double of it are refused where nothing was believed in the last week. */
const FIRST: Readonly<Record<Metal, readonly [lowest: number, highest: number]>> = {
  gold: [25_000, 80_000],
  silver: [270, 1_000],
};

/** Why a spot price is not believed; null when it is. `last`: the last believed one of the metal. */
export function whyRefused(
  metal: Metal,
  sekPerOunce: number,
  last: BelievedSpot | undefined,
  now: number,
): string | null {
  const isCompared = last !== undefined && Math.abs(now - last.at) < COMPARED;
  const reason = whyUnbelievable(metal, sekPerOunce, isCompared ? last.sekPerOunce : null);
  if (reason !== null || isCompared) return reason;
  const [lowest, highest] = FIRST[metal];
  const isLikely = sekPerOunce >= lowest && sekPerOunce <= highest;
  return isLikely ? null : `the first one, and not between ${lowest} and ${highest} SEK per ounce`;
}

/** The spot prices to check goods with: the believed `rates`, else the last believed ones while they count. */
export function spotsOf(rates: Rates, last: BelievedSpots, now: number): Spots {
  const entries = METALS.flatMap((metal): (readonly [Metal, Spot])[] => {
    const rate = rates[metal];
    if (rate) return [[metal, { sekPerOunce: rate.sekPerOunce, isOld: false }]];
    const known = last[metal];
    const counts = known !== undefined && Math.abs(now - known.at) <= SPOT_COUNTS;
    return counts ? [[metal, { sekPerOunce: known.sekPerOunce, isOld: true }]] : [];
  });
  return Object.fromEntries(entries);
}
