import { report } from '@/lib/reporting/report';

const EXAMPLES = 5;

/** The first item per key. Duplicates are reported, with their number and examples. */
export function uniqueBy<T>(what: string, list: readonly T[], keyOf: (entry: T) => string): T[] {
  const known = new Map<string, T>();
  const doubles: string[] = [];
  for (const entry of list) {
    const key = keyOf(entry);
    if (known.has(key)) doubles.push(key);
    else known.set(key, entry);
  }
  if (doubles.length > 0)
    report(`${what}: sent twice`, { count: doubles.length, examples: doubles.slice(0, EXAMPLES) });
  return [...known.values()];
}
