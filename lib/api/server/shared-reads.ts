/** Reads that are the same for all visitors: concurrent callers share one request to the backend. */
export interface SharedReads {
  (key: string, milliseconds: number, read: () => Promise<unknown>): Promise<unknown>;
  /** Discards all results: they are known to be outdated. */
  forget(): void;
}

const KEPT = 500;

/** At a price tick every open page requests the same thing in the same second: the backend is queried once. */
export function createSharedReads(now: () => number): SharedReads {
  const reads = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  const shared = (key: string, milliseconds: number, read: () => Promise<unknown>) => {
    const known = reads.get(key);
    if (known && known.until > now()) return known.answer;
    if (reads.size >= KEPT) reads.clear();
    const answer = read();
    reads.set(key, { until: now() + milliseconds, answer });
    // A failure is passed to the callers that wait for it, and not cached.
    answer.catch(() => reads.delete(key));
    return answer;
  };
  return Object.assign(shared, { forget: () => reads.clear() });
}
