import { report } from '@/lib/commerce/client/report';
import { processWide } from '@/lib/process-wide';

export interface LastGood<T> {
  readonly value: T;
  /** False when the backend failed and this is an earlier answer: do not keep it for long. */
  readonly fresh: boolean;
}

interface Kept {
  value?: unknown;
  has: boolean;
  loading?: Promise<unknown> | undefined;
}

const answers = processWide('last-good', () => new Map<string, Kept>());

/**
 * Loads something small and remembers it for the process under `key`; when loading fails the last good value is served
 * instead. Calls at the same time share one load.
 * @throws what `load` throws, when there is no earlier value
 */
export async function lastGood<T>(key: string, load: () => Promise<T>): Promise<LastGood<T>> {
  const kept: Kept = answers.get(key) ?? { has: false };
  answers.set(key, kept);
  kept.loading ??= load()
    .then((value) => Object.assign(kept, { value, has: true }).value)
    .finally(() => {
      kept.loading = undefined;
    });
  try {
    // Whoever uses a key always loads the same type under it.
    return { value: (await kept.loading) as T, fresh: true };
  } catch (error) {
    if (!kept.has) throw error;
    report('answering with an earlier value', { key, reason: String(error) });
    return { value: kept.value as T, fresh: false };
  }
}
