import { report } from '@/lib/server/reporting/report';

const EXAMPLES = 5;

/**
 * Parses every member with `read`; those that throw are left out (contract.md part B section 7), and reported once,
 * with the first few reasons. `onLeftOut` gets every reason.
 */
export function collect<M, T>(
  what: string,
  list: readonly M[],
  read: (member: M, index: number) => T,
  onLeftOut?: (reason: string) => void,
): T[] {
  const reasons: string[] = [];
  const entries = list.flatMap((member, index) => {
    try {
      return [read(member, index)];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reasons.push(`${index}: ${reason}`);
      onLeftOut?.(reason);
      return [];
    }
  });
  if (reasons.length > 0)
    report(`${what}: members left out`, {
      skipped: reasons.length,
      of: list.length,
      reasons: reasons.slice(0, EXAMPLES),
    });
  return entries;
}

/** The first item per key. Duplicates are reported, with their number and examples. */
export function uniqueBy<T>(what: string, list: readonly T[], keyOf: (entry: T) => string): T[] {
  const byKey = new Map<string, T>();
  const doubles: string[] = [];
  for (const entry of list) {
    const key = keyOf(entry);
    if (byKey.has(key)) doubles.push(key);
    else byKey.set(key, entry);
  }
  if (doubles.length > 0)
    report(`${what}: sent twice`, { count: doubles.length, examples: doubles.slice(0, EXAMPLES) });
  return [...byKey.values()];
}
