import { epochNumber } from './epoch';

/** The day to whose level the bases of the walk refer. */
const LEVEL = epochNumber(new Date('2026-11-22T00:05:00Z'));
const YEAR = 365.25 * 144;

/** The slow part of the price, as a factor: it rises in the year before LEVEL, imperceptibly within ten minutes. */
export function trend(epoch: number): number {
  const years = (epoch - LEVEL) / YEAR;
  return 1 + 0.11 * Math.sin((2 * Math.PI * years) / 2.3) + 0.03 * Math.sin((2 * Math.PI * years) / 0.6);
}
