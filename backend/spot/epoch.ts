const MINUTE = 60_000;
const CYCLE = 10 * MINUTE;

/**
 * Prices change at every minute that ends in 5 (spec.md section 9). The number counts those moments since 1970;
 * time zones whose offset is a whole number of ten minutes, Sweden's among them, agree on which minutes these are.
 */
export function epochNumber(moment: Date): number {
  return Math.floor((moment.getTime() - 5 * MINUTE) / CYCLE);
}

/** The inverse of `epochNumber`: the moment at which the prices of this epoch begin. */
export function epochStart(epoch: number): Date {
  return new Date(epoch * CYCLE + 5 * MINUTE);
}
