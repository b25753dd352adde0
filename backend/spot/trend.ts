import { epochNumber } from './epoch';

/** The bases of the walk are the level of that day. */
const LEVEL = epochNumber(new Date('2026-11-22T00:05:00Z'));
const YEAR = 365.25 * 144;

/** The slow part of the price, as a factor: the year before the level's own day rises, and no step of it is felt in ten minutes. */
export function trend(epoch: number): number {
  const years = (epoch - LEVEL) / YEAR;
  return 1 + 0.11 * Math.sin((2 * Math.PI * years) / 2.3) + 0.03 * Math.sin((2 * Math.PI * years) / 0.6);
}
