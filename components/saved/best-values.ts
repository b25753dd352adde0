import type { Fact } from './saved-data';

/** Marks the best values of a row: none when all known values format to the same text, or only one is known. */
export function bestValues(row: readonly Fact[]): boolean[] {
  const known = row.filter((fact): fact is Fact & { rank: number } => fact.rank !== null);
  const [first, ...others] = known;
  if (!first) return row.map(() => false);
  const best = others.reduce((lowest, fact) => (fact.rank < lowest.rank ? fact : lowest), first);
  const isOnlyOne = known.every(({ value }) => value === best.value);
  return row.map(({ rank, value }) => !isOnlyOne && rank !== null && value === best.value);
}
