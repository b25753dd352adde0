declare const oreBrand: unique symbol;

/** An amount of money in öre (1/100 SEK), always a safe integer. */
export type Ore = number & { readonly [oreBrand]: true };

/** Marks an integer as öre. Throws a RangeError for fractions, NaN and unsafe integers. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in öre: ${value}`);
  return value as Ore;
}
