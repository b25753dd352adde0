const PERIOD = 600_000;
/** Prices change at minutes ending in 5, which are the same in Swedish time and UTC. */
const PHASE = 300_000;

/**
 * The first price change after `now`: the next moment whose minute ends in 5 (spec.md sections 4 and 9). At such a
 * moment it returns the one ten minutes later.
 */
export function nextPriceChange(now: Date): Date {
  return new Date((Math.floor((now.getTime() - PHASE) / PERIOD) + 1) * PERIOD + PHASE);
}

/** The latest price change at or before `now`. */
export function lastPriceChange(now: Date): Date {
  return new Date(nextPriceChange(now).getTime() - PERIOD);
}

/** The end of the countdown: one second before the next change (spec.md section 4). */
export function countdownTarget(now: Date): Date {
  return new Date(nextPriceChange(now).getTime() - 1000);
}

/** Whole seconds left until `target`, never below 0. */
export function secondsUntil(target: Date, now: Date): number {
  return Math.max(0, Math.ceil((target.getTime() - now.getTime()) / 1000));
}
