import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { commerceBatch } from './http';

/** Milliseconds per catalogue load for the reads of one kind, and failures after which it requests no more: the next load does. */
const BUDGET = 5_000;
const MOST_FAILURES = 3;
const PORTION = 24;

interface Kept<T> {
  readonly value: T;
  readonly version: string | null;
  readonly at: number;
}

export interface SmallReads<T> {
  /** Names them in the report, and this process's memory of them. */
  readonly kind: string;
  /** Versions by path: a response is kept as long as its version is the same. */
  readonly wanted: ReadonlyMap<string, string | null>;
  /** Milliseconds after which a kept response is read again; it remains in use when that fails. */
  readonly maxAge?: number;
  /** Parses a body, null for a 404. Throws when it cannot be used. */
  readonly read: (body: unknown) => T;
}

/**
 * Reads the small resources, thousands in a large catalogue, that complete the members of its lists. Returns those that are known, by
 * path; the others are reported. Never throws.
 */
export async function readSmall<T>({
  kind,
  wanted,
  maxAge = Number.POSITIVE_INFINITY,
  read,
}: SmallReads<T>): Promise<ReadonlyMap<string, T>> {
  const entries = singleton(`small-reads ${kind}`, () => new Map<string, Kept<T>>());
  const entryOf = (path: string) => (entries.get(path)?.version === wanted.get(path) ? entries.get(path) : undefined);
  const missing = [...wanted.keys()].filter((path) => {
    const entry = entryOf(path);
    return !entry || since(entry.at) >= maxAge;
  });
  const signal = AbortSignal.timeout(BUDGET);
  let failures = 0;
  let begun = 0;
  while (begun < missing.length && failures < MOST_FAILURES && !signal.aborted) {
    const portion = missing.slice(begun, begun + PORTION);
    begun += portion.length;
    const results = await commerceBatch(portion.map((path) => ({ path, signal })));
    for (const [index, path] of portion.entries()) {
      try {
        entries.set(path, { value: read(bodyIn(results[index])), version: wanted.get(path) ?? null, at: Date.now() });
      } catch {
        failures += 1;
      }
    }
  }
  const left = missing.length - begun + failures;
  if (left > 0) report(`${kind} are not known yet`, { left, of: missing.length, failures });
  return new Map(
    [...wanted.keys()].flatMap((path) => {
      const entry = entryOf(path);
      return entry ? [[path, entry.value] as const] : [];
    }),
  );
}

function bodyIn(result: PromiseSettledResult<unknown> | undefined): unknown {
  if (result?.status === 'fulfilled') return result.value;
  if (result?.reason instanceof CommerceError && result.reason.status === 404) return null;
  throw result?.reason;
}
