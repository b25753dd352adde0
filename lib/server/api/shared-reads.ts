/** Reads that are the same for all visitors: concurrent callers share one request to the backend. */
export interface SharedReads {
  /** A key must always have the same type. */
  <T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T>;
  /** Discards all results: they are known to be outdated. */
  forget(): void;
}

const READS_KEPT = 500;

/** At a price tick every open page sends the same request in the same second: the backend gets one. */
export function createSharedReads(now: () => number): SharedReads {
  const reads = new Map<string, { readonly at: number; readonly result: Promise<unknown> }>();
  const shared = <T>(key: string, milliseconds: number, read: () => Promise<T>): Promise<T> => {
    const known = reads.get(key);
    const age = known ? now() - known.at : Number.NaN;
    // A negative age: the clock has been set back.
    if (known && age >= 0 && age < milliseconds) return known.result as Promise<T>;
    if (reads.size >= READS_KEPT) reads.clear();
    const result = read();
    // The age counts from the request, since the backend may read the price then: an age must not be understated.
    reads.set(key, { at: now(), result });
    // A failure rejects for the waiting callers and is not cached.
    result.catch(() => reads.delete(key));
    return result;
  };
  return Object.assign(shared, { forget: () => reads.clear() });
}
