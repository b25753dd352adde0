import { z } from 'zod';
import { readTable } from '../core/table';
import type { CatalogueFacts } from './catalogue-file';

/** By kind and the fine weight in grams that a piece has at most: the range of the premium in per cent. */
const bands = readTable(
  new URL('./premiums.csv', import.meta.url),
  z.object({ kind: z.string(), up_to_g: z.coerce.number(), low: z.coerce.number(), high: z.coerce.number() }),
);

/** The premium as a share of the metal value, without VAT (domain.md 8.5). `share` in [0, 1) selects a point in its range. */
export function premiumOf(facts: CatalogueFacts, share: number): number {
  if (facts.metal === 'gold') {
    // Below 80 per cent: a coin priced above 180 per cent of its gold is no investment gold (domain.md 5.1).
    if (facts.collector) return range(25, 70, share);
    if (facts.category === 'historiska-guldmynt') return range(2.5, 8, share);
    return inBand(facts, share);
  }
  if (facts.subcategory === 'svenska-silvermynt') return range(6, 16, share);
  if (facts.form === 'combi') return range(45, 60, share);
  return inBand(facts, share);
}

/** Share of the metal value that the shop pays for a piece (domain.md 8.5). */
export function buyBackOf(facts: CatalogueFacts, share: number): number {
  if (facts.metal === 'silver') return 1 + range(-15, -5, share);
  return facts.form === 'coin' ? 1 + range(-3, -0.2, share) : 1 + range(-4, -1, share);
}

function inBand({ metal, form, fineWeight }: CatalogueFacts, share: number): number {
  const kind = `${metal}-${form === 'coin' || form === 'combi' ? form : 'bar'}`;
  const band = bands.find((candidate) => candidate.kind === kind && fineWeight <= candidate.up_to_g);
  return band ? range(band.low, band.high, share) : 0;
}

function range(low: number, high: number, share: number): number {
  return Math.round((low + (high - low) * share) * 100) / 10_000;
}
