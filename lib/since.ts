/**
 * Milliseconds since a moment of our own clock (since 1970). When the clock has been set back, the moment seems to lie ahead: it is then as
 * long ago as the clock was moved, so that what was kept is old and nobody waits until the clock has caught up.
 */
export const since = (moment: number, now = Date.now()): number => Math.abs(now - moment);
