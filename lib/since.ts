/**
 * Milliseconds between a time of our clock (milliseconds since 1970) and now. Absolute, so that after the clock is set back, cached
 * values count as old and no timer waits for the clock to catch up.
 */
export const since = (moment: number, now = Date.now()): number => Math.abs(now - moment);
