import type { Metal } from './goods';

export interface Rate {
  /** Spot price in SEK (not öre) per troy ounce. */
  readonly sekPerOunce: number;
  /** Signed change since the backend's previous price, in SEK per troy ounce. */
  readonly change: number;
}

/** The change in percent of the previous price; 0 when that is unknown. */
export function changePercent({ sekPerOunce, change }: Rate): number {
  const before = sekPerOunce - change;
  return before > 0 ? (change / before) * 100 : 0;
}

/** A metal is missing when the backend did not send it. */
export type Rates = Readonly<Partial<Record<Metal, Rate>>>;

/** One price cycle: all prices on a page belong to the same epoch. */
export interface Epoch {
  /** ISO 8601: when the backend last changed prices. */
  readonly changed: string;
  /** ISO 8601: when the next change is due, in the backend's time. */
  readonly nextChange: string;
}

/** For a page rendered without prices: older than any real epoch, so that an open page requests the prices. */
export const NO_EPOCH: Epoch = { changed: '1970-01-01T00:00:00.000Z', nextChange: '1970-01-01T00:00:00.000Z' };
