declare const oreBrand: unique symbol;

/** An amount of money in öre (1/100 SEK), always a safe integer. */
export type Ore = number & { readonly [oreBrand]: true };

/** A billion kronor; the total of a cart with maximum quantities stays a safe integer. More is an error of the sender. */
export const LARGEST_AMOUNT = 100_000_000_000;

/** An amount in öre from an unchecked number; null for negative, fractional or too large ones. Never throws. */
export function amountOrNull(value: number): Ore | null {
  return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_AMOUNT ? ore(value) : null;
}

/** Brands an integer as öre. Throws a RangeError for fractions, NaN and unsafe integers. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in öre: ${value}`);
  return value as Ore;
}
