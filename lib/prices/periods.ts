import type { Length } from './bars';
import { before, startOfDay } from './swedish-time';

/** The periods of a price chart. The first is at the page's own path, the others below it. */
export const PERIODS = ['dag', 'vecka', 'manad', 'ar'] as const;
export type Period = (typeof PERIODS)[number];
export const FIRST_PERIOD: Period = 'dag';

export function isPeriod(value: string): value is Period {
  return PERIODS.some((period) => period === value);
}

const HOUR = 3_600_000;

/** Which bars are drawn, and how many are combined into one. */
export const SHAPES: Readonly<Record<Period, { readonly length: Length; readonly together: number }>> = {
  dag: { length: 'cycle', together: 1 },
  vecka: { length: 'hour', together: 1 },
  manad: { length: 'hour', together: 4 },
  ar: { length: 'day', together: 1 },
};

/** The start of a period that ends at `now`, in milliseconds since 1970. */
export function beginning(period: Period, now: number): number {
  if (period === 'dag') return now - 24 * HOUR;
  if (period === 'vecka') return before(now, 'day', 7);
  if (period === 'manad') return before(now, 'month', 1);
  return startOfDay(before(now, 'year', 1));
}
