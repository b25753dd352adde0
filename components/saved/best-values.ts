import type { Fact } from './saved-data';

/**
 * Which values of a row are the best: none where all known ones are the same, or only one is known. What looks the same counts as the same.
 */
export function bestValues(row: readonly Fact[]): boolean[] {
  const known = row.filter((fact): fact is Fact & { rank: number } => fact.rank !== null);
  const [first, ...others] = known;
  if (!first) return row.map(() => false);
  const best = others.reduce((lowest, fact) => (fact.rank < lowest.rank ? fact : lowest), first);
  const isOnlyOne = known.every(({ value }) => value === best.value);
  return row.map(({ rank, value }) => !isOnlyOne && rank !== null && value === best.value);
}
