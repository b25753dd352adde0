import type { Metal } from './goods';

export interface Rate {
  /** Spot price in SEK (not öre) per troy ounce. */
  readonly sekPerOunce: number;
  /** Signed change since the backend's previous price, in SEK per troy ounce like the price itself. */
  readonly change: number;
}

/** The change in percent of the price before it; 0 when that price is unknown. */
export function changePercent({ sekPerOunce, change }: Rate): number {
  const before = sekPerOunce - change;
  return before > 0 ? (change / before) * 100 : 0;
}

/** Either metal may be missing: the backend did not send it. */
export type Rates = Readonly<Partial<Record<Metal, Rate>>>;

/** One price cycle: every price on a page belongs to the same epoch. */
export interface Epoch {
  /** ISO 8601: when the backend last changed prices. */
  readonly changed: string;
  /** ISO 8601: when they are due to change next, in the backend's time. */
  readonly nextChange: string;
}

/** Of a page that was made without prices: older than any real one, so that an open page requests the real ones. */
export const NO_EPOCH: Epoch = { changed: '1970-01-01T00:00:00.000Z', nextChange: '1970-01-01T00:00:00.000Z' };
