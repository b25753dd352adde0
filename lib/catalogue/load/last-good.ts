import pTimeout from 'p-timeout';
import { isBuilding } from '@/lib/config/build-output';
import { report } from '@/lib/reporting/report';
import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';

/** Milliseconds that a page waits for something that it can do without. */
const WAIT = 2_000;
/** The same in a build, where nobody waits. */
const BUILD_WAIT = 30_000;
/** Milliseconds after a failure before the next request. */
const PAUSE = 5_000;

export interface LastGood<T> {
  readonly value: T;
  /** False when the backend failed and this is an earlier answer, or what stands in for one: do not keep it for long. */
  readonly fresh: boolean;
}

interface Kept {
  value?: unknown;
  has: boolean;
  loading?: Promise<unknown> | undefined;
  /** Milliseconds since 1970; undefined unless the last attempt failed. */
  failedAt?: number | undefined;
}

const answers = singleton('last-good', () => new Map<string, Kept>());

function keptUnder(key: string): Kept {
  const kept = answers.get(key) ?? { has: false };
  answers.set(key, kept);
  return kept;
}

async function ask<T>(kept: Kept, load: () => Promise<T>): Promise<T> {
  try {
    const value = await load();
    Object.assign(kept, { value, has: true, failedAt: undefined });
    return value;
  } catch (error) {
    kept.failedAt = Date.now();
    throw error;
  } finally {
    kept.loading = undefined;
  }
}

/**
 * Loads something small that a page can do without, and remembers it for the process under `key`. When that fails or takes
 * longer than two seconds, the last good value is served, else `fallback`; a late answer counts for the next page. Calls at
 * the same time share one load. Never throws.
 */
export async function lastGood<T>(key: string, load: () => Promise<T>, fallback: T): Promise<LastGood<T>> {
  const kept = keptUnder(key);
  // Each key is used with one type only.
  const earlier = (): LastGood<T> => ({ value: kept.has ? (kept.value as T) : fallback, fresh: false });
  if (kept.failedAt !== undefined && since(kept.failedAt) < PAUSE) return earlier();
  kept.loading ??= ask(kept, load);
  try {
    return {
      value: (await pTimeout(kept.loading, { milliseconds: isBuilding() ? BUILD_WAIT : WAIT })) as T,
      fresh: true,
    };
  } catch (error) {
    kept.failedAt ??= Date.now();
    report('answering with an earlier value', { key, known: kept.has, reason: String(error) });
    return earlier();
  }
}

/** Asks again for what failed last time under `key`. True when it has been answered now: pages without it may be rendered again. */
export async function retryFailed<T>(key: string, load: () => Promise<T>): Promise<boolean> {
  const kept = keptUnder(key);
  if (kept.failedAt === undefined) return false;
  kept.loading ??= ask(kept, load);
  return pTimeout(kept.loading, { milliseconds: WAIT }).then(
    () => true,
    () => false,
  );
}
