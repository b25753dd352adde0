/** Milliseconds since `moment`. Absolute, so that after the clock is set back cached values count as old and timers run. */
export const since = (moment: number, now = Date.now()): number => Math.abs(now - moment);
