import type { Fact } from './saved-data';

/**
 * Marks the best values of a row, among those with the same label: none when all known values format to the same text, or only one
 * is known.
 */
export function bestValues(row: readonly Fact[]): boolean[] {
  return row.map(({ best, rank, value }) => {
    const known = row.filter((fact): fact is Fact & { rank: number } => fact.best === best && fact.rank !== null);
    const [lowest] = known.sort((one, other) => one.rank - other.rank);
    return rank !== null && value === lowest?.value && known.some((fact) => fact.value !== value);
  });
}
