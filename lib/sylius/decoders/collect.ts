import { report } from '@/lib/reporting/report';

const EXAMPLES = 5;

/**
 * Parses every member with `read`; those that throw are left out (contract.md part B section 7), and reported once,
 * with the first few reasons.
 */
export function collect<T>(what: string, list: readonly unknown[], read: (member: unknown, index: number) => T): T[] {
  const kept: T[] = [];
  const reasons: string[] = [];
  let skipped = 0;
  list.forEach((member, index) => {
    try {
      kept.push(read(member, index));
    } catch (error) {
      skipped += 1;
      if (reasons.length < EXAMPLES)
        reasons.push(`${index}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (skipped > 0) report(`${what}: members left out`, { skipped, of: list.length, reasons });
  return kept;
}
