import type { Metal } from './goods';

/** SEK per troy ounce. Excludes prices a hundred times too high, and prices in euro or dollars. */
const BAND: Readonly<Record<Metal, readonly [lowest: number, highest: number]>> = {
  gold: [15_000, 400_000],
  silver: [150, 5_000],
};

/** No metal's price has moved by a larger factor within a week. */
const LARGEST_STEP = 1.4;

/** Why a price in SEK, not öre, is impossible; null when plausible. `previous`: this week's last recorded price, null for none. */
export function whyUnbelievable(metal: Metal, sekPerOunce: number, previous: number | null): string | null {
  const [lowest, highest] = BAND[metal];
  if (!(sekPerOunce >= lowest && sekPerOunce <= highest)) return `not between ${lowest} and ${highest} SEK per ounce`;
  if (previous === null) return null;
  const step = sekPerOunce > previous ? sekPerOunce / previous : previous / sekPerOunce;
  return step > LARGEST_STEP ? `${step.toFixed(1)} times away from the price before` : null;
}
