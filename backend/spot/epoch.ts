const MINUTE = 60_000;
const CYCLE_MINUTES = 10;
const CYCLE = CYCLE_MINUTES * MINUTE;
export const EPOCHS_PER_HOUR = (60 * MINUTE) / CYCLE;
/** CYCLE in the texts of the shop: another one does not compile without its words. */
export const CYCLE_TEXT = ({ 5: 'var femte minut', 10: 'var tionde minut' } as const)[CYCLE_MINUTES];

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
