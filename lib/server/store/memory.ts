import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule, SharedStore } from './store';

/** Values per use (the first part of the key), so that no use evicts another's. More than a busy hour's; least recently used go first. */
const KEYS_KEPT = 20_000;

export interface MemoryStore extends SharedStore {
  /** All valid entries, with their remaining milliseconds. */
  entries(): { readonly key: string; readonly value: string; readonly ttlMs: number }[];
  limiter(rule: LimitRule): MemoryLimiter;
}

/** Counts at most this many keys, and drops the least recently used one above that. */
export class MemoryLimiter extends RateLimiterMemory {
  readonly #counted: LRUCache<string, true>;

  constructor({ name, points, seconds }: LimitRule, most: number) {
    super({ keyPrefix: name, points, duration: seconds });
    this.#counted = new LRUCache({
      max: most,
      disposeAfter: (_value, key, reason) => {
        if (reason === 'evict') void this.delete(key);
      },
    });
  }

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.#counted.set(key, true);
    return super.consume(key, points);
  }
}

/**
 * A store for one process. A jump of the clock neither drops nor prolongs its values.
 * @param most limit for the values per use, and for the clients per limiter: some 600 bytes each
 */
export function createMemoryStore(now = () => performance.now(), most = KEYS_KEPT): MemoryStore {
  const uses = new Map<string, LRUCache<string, string>>();
  const listeners = new Map<string, Set<(message: string) => void>>();

  function ofSameUse(key: string): LRUCache<string, string> {
    const use = key.split(':', 1)[0] ?? '';
    const entries = uses.get(use) ?? new LRUCache<string, string>({ max: most, perf: { now }, ttlResolution: 0 });
    uses.set(use, entries);
    return entries;
  }

  const read = (key: string) => ofSameUse(key).get(key);
  const put = (key: string, value: string, ttlMs: number) =>
    void ofSameUse(key).set(key, value, { ttl: Math.max(1, Math.ceil(ttlMs)) });

  const store: MemoryStore = {
    state: () => ({ kind: 'memory', connected: true }),
    get: async (key) => read(key) ?? null,
    set: async (key, value, ttlMs) => put(key, value, ttlMs),
    claim: async (key, value, ttlMs) => {
      if (read(key) !== undefined) return false;
      put(key, value, ttlMs);
      return true;
    },
    document: async () => null,
    putDocument: async () => {},
    lease: async (name, ttlMs) => {
      const key = `lease:${name}`;
      const token = randomUUID();
      const isOurs = () => read(key) === token;
      if (!(await store.claim(key, token, ttlMs))) return null;
      return {
        renew: async (more) => {
          if (!isOurs()) return false;
          put(key, token, more);
          return true;
        },
        release: async () => {
          if (isOurs()) ofSameUse(key).delete(key);
        },
      };
    },
    publish: (channel, message) => {
      for (const listener of listeners.get(channel) ?? []) listener(message);
    },
    subscribe: (channel, listener) => {
      const hearing = listeners.get(channel) ?? new Set();
      listeners.set(channel, hearing.add(listener));
      return () => void hearing.delete(listener);
    },
    limiter: (rule) => new MemoryLimiter(rule, most),
    entries: () =>
      [...uses]
        .filter(([use]) => use !== 'lease')
        .flatMap(([, entries]) =>
          [...entries.entries()].map(([key, value]) => ({ key, value, ttlMs: entries.getRemainingTTL(key) })),
        ),
    close: async () => {},
  };
  return store;
}
