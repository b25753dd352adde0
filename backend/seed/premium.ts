import type { CatalogueFacts } from './catalogue-file';

/** Upper bound of fine weight in grams, and the range of the premium in per cent below it. */
type Band = readonly [upTo: number, low: number, high: number];

const goldBars: readonly Band[] = [
  [3, 12, 18],
  [6, 6, 9],
  [12, 4, 6],
  [25, 3, 4],
  [35, 2.5, 3.5],
  [60, 2, 3],
  [110, 1.5, 2.5],
  [Number.POSITIVE_INFINITY, 1, 1.8],
];

const goldCombi: readonly Band[] = [
  [13, 8, 9],
  [30, 6, 8],
  [60, 4.5, 6],
  [Number.POSITIVE_INFINITY, 3.5, 4.5],
];

const goldCoins: readonly Band[] = [
  [2, 18, 24],
  [4, 12, 18],
  [8.5, 7, 10],
  [16, 5, 7],
  [Number.POSITIVE_INFINITY, 3, 5],
];

const silverBars: readonly Band[] = [
  [60, 25, 32],
  [120, 18, 25],
  [320, 14, 19],
  [600, 11, 15],
  [1200, 8, 13],
  [Number.POSITIVE_INFINITY, 7, 9],
];

const silverCoins: readonly Band[] = [
  [10, 60, 75],
  [20, 35, 45],
  [35, 15, 30],
  [70, 22, 30],
  [400, 18, 26],
  [1100, 14, 18],
  [Number.POSITIVE_INFINITY, 12, 15],
];

/** The premium as a share of the metal value, without VAT (domain.md 8.5). `share` in [0, 1) selects a point in its range. */
export function premiumOf(facts: CatalogueFacts, share: number): number {
  if (facts.metal === 'gold') {
    // Below 80 per cent: a coin priced above 180 per cent of its gold is no investment gold (domain.md 5.1).
    if (facts.collector) return range(25, 70, share);
    if (facts.category === 'historiska-guldmynt') return range(2.5, 8, share);
    if (facts.form === 'coin') return inBand(goldCoins, facts.fineWeight, share);
    return inBand(facts.form === 'combi' ? goldCombi : goldBars, facts.fineWeight, share);
  }
  if (facts.subcategory === 'svenska-silvermynt') return range(6, 16, share);
  if (facts.form === 'combi') return range(45, 60, share);
  return inBand(facts.form === 'coin' ? silverCoins : silverBars, facts.fineWeight, share);
}

/** Share of the metal value that the shop pays for a piece (domain.md 8.5). */
export function buyBackOf(facts: CatalogueFacts, share: number): number {
  if (facts.metal === 'silver') return 1 + range(-15, -5, share);
  return facts.form === 'coin' ? 1 + range(-3, -0.2, share) : 1 + range(-4, -1, share);
}

function inBand(bands: readonly Band[], fineWeight: number, share: number): number {
  const band = bands.find(([upTo]) => fineWeight <= upTo);
  return band ? range(band[1], band[2], share) : 0;
}

function range(low: number, high: number, share: number): number {
  return Math.round((low + (high - low) * share) * 100) / 10_000;
}
