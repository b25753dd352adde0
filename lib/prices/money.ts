declare const oreBrand: unique symbol;

/** An amount of money in öre (1/100 SEK), always a safe integer. */
export type Ore = number & { readonly [oreBrand]: true };

/**
 * A billion kronor. What claims to be more is a fault of the sender, and no amount. Low enough that no sum of a cart, at its largest
 * quantities, leaves the safe integers.
 */
const LARGEST_AMOUNT = 100_000_000_000;

/** An amount in öre from an unchecked number; null for negative, fractional and impossibly large ones. Never throws. */
export function amountOrNull(value: number): Ore | null {
  return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_AMOUNT ? ore(value) : null;
}

/** Marks an integer as öre. Throws a RangeError for fractions, NaN and unsafe integers. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in öre: ${value}`);
  return value as Ore;
}
