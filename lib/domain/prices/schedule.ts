/** Minutes between two price changes. The embedded backend has its own in backend/spot/epoch.ts. */
const MINUTES = 10;
/** How shoppers read it, and when: another interval does not compile without its words. */
const IN_WORDS = {
  5: {
    every: 'var femte minut',
    at: 'på de klockslag som slutar på en nolla eller en femma',
    examples: '10.00, 10.05, 10.10 och så vidare',
  },
  10: {
    every: 'var tionde minut',
    at: 'på de klockslag som slutar på en femma',
    examples: '10.05, 10.15, 10.25 och så vidare',
  },
} as const;
/** In milliseconds. */
export const PRICE_CYCLE = MINUTES * 60_000;
export const PRICE_CYCLE_TEXT = IN_WORDS[MINUTES].every;
/** When, with examples. */
export const PRICE_TIMES = IN_WORDS[MINUTES];
/** Prices change at minutes ending in 5, which are the same in Swedish time and UTC. */
const PHASE = 300_000;

/** The first price change after `now`, when the minute ends in 5 (spec.md sections 4 and 9); at such a moment, the next one. */
export function nextPriceChange(now: Date): Date {
  return new Date((Math.floor((now.getTime() - PHASE) / PRICE_CYCLE) + 1) * PRICE_CYCLE + PHASE);
}

export function lastPriceChange(now: Date): Date {
  return new Date(nextPriceChange(now).getTime() - PRICE_CYCLE);
}

/** The end of the countdown: one second before the next change (spec.md section 4). */
export function countdownTarget(now: Date): Date {
  return new Date(nextPriceChange(now).getTime() - 1000);
}

/** Whole seconds left until `target`, never below 0. */
export function secondsUntil(target: Date, now: Date): number {
  return Math.max(0, Math.ceil((target.getTime() - now.getTime()) / 1000));
}
