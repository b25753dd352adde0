import pTimeout from 'p-timeout';
import { since } from '@/lib/domain/since';
import { isBuilding } from '@/lib/server/config/build-output';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';

/** Milliseconds that a page waits for optional content. */
const WAIT = 2_000;
/** The same during a build, where no visitor waits. */
const BUILD_WAIT = 30_000;
/** Milliseconds between a failure and the next request. */
const PAUSE = 5_000;

export interface LastGood<T> {
  readonly value: T;
  /** False when the backend failed and this is an earlier value or the fallback: cache it only briefly. */
  readonly fresh: boolean;
}

interface Kept {
  value?: unknown;
  has: boolean;
  loading?: Promise<unknown> | undefined;
  /** Milliseconds since 1970; undefined unless the last attempt failed. */
  failedAt?: number | undefined;
}

const entries = singleton('last-good', () => new Map<string, Kept>());

function keptUnder(key: string): Kept {
  const kept = entries.get(key) ?? { has: false };
  entries.set(key, kept);
  return kept;
}

async function refresh<T>(kept: Kept, load: () => Promise<T>): Promise<T> {
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
 * Loads optional content of a page and caches it in the process under `key`. When that fails or takes longer than two seconds, returns
 * the last good value, or else `fallback`; a late response is used for the next page. Concurrent calls share one load. Never throws.
 */
export async function lastGood<T>(key: string, load: () => Promise<T>, fallback: T): Promise<LastGood<T>> {
  const kept = keptUnder(key);
  // Each key is used with one type only.
  const earlier = (): LastGood<T> => ({ value: kept.has ? (kept.value as T) : fallback, fresh: false });
  if (kept.failedAt !== undefined && since(kept.failedAt) < PAUSE) return earlier();
  kept.loading ??= refresh(kept, load);
  try {
    return {
      value: (await pTimeout(kept.loading, { milliseconds: isBuilding() ? BUILD_WAIT : WAIT })) as T,
      fresh: true,
    };
  } catch (error) {
    kept.failedAt ??= Date.now();
    report('using an earlier value', { key, known: kept.has, reason: String(error) });
    return earlier();
  }
}

/** Retries the load of `key` if the last one failed. True when it succeeds: pages without the content may be rendered again. */
export async function retryFailed<T>(key: string, load: () => Promise<T>): Promise<boolean> {
  const kept = keptUnder(key);
  if (kept.failedAt === undefined) return false;
  kept.loading ??= refresh(kept, load);
  return pTimeout(kept.loading, { milliseconds: WAIT }).then(
    () => true,
    () => false,
  );
}
