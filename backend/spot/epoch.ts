const MINUTE = 60_000;
const CYCLE = 10 * MINUTE;
export const EPOCHS_PER_HOUR = (60 * MINUTE) / CYCLE;
/** CYCLE in the texts of the shop. */
export const CYCLE_TEXT = 'var tionde minut';

/**
 * Prices change at every minute that ends in 5 (spec.md section 9). The number counts these changes since 1970; the minutes
 * are the same in every time zone with an offset of whole ten minutes, Sweden's included.
 */
export function epochNumber(moment: Date): number {
  return Math.floor((moment.getTime() - 5 * MINUTE) / CYCLE);
}

/** The inverse of `epochNumber`: the time at which the prices of this epoch begin. */
export function epochStart(epoch: number): Date {
  return new Date(epoch * CYCLE + 5 * MINUTE);
}
