import { randomUUID } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limiter, LimitRule, SharedStore } from './store';

interface Entry {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Of each use (the key's first word), so that none crowds out another. More than a busy hour; the oldest go first. */
const KEPT = 20_000;

export interface MemoryStore extends SharedStore {
  /** What is kept and has not ended, with the milliseconds that are left. */
  entries(): { readonly key: string; readonly value: string; readonly ttlMs: number }[];
}

/** Counts at most this many keys; beyond that the least recently used one is dropped. */
function createMemoryLimiter({ name, points, seconds }: LimitRule, most: number): Limiter {
  const counter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const heard = new Set<string>();
  return {
    consume: async (key) => {
      heard.delete(key);
      heard.add(key);
      const [oldest = key] = heard;
      if (heard.size > most) {
        heard.delete(oldest);
        await counter.delete(oldest);
      }
      return counter.consume(key);
    },
  };
}

/**
 * A store for one process.
 * @param most values of one use that it holds, and clients that each of its limiters counts, at a time: some 600 bytes each
 */
export function createMemoryStore(now: () => number = Date.now, most = KEPT): MemoryStore {
  const uses = new Map<string, Map<string, Entry>>();
  const listeners = new Map<string, Set<(message: string) => void>>();

  function ofSameUse(key: string): Map<string, Entry> {
    const use = key.split(':', 1)[0] ?? '';
    const entries = uses.get(use) ?? new Map<string, Entry>();
    uses.set(use, entries);
    return entries;
  }

  function live(key: string): Entry | undefined {
    const entries = ofSameUse(key);
    const entry = entries.get(key);
    if (entry && entry.endsAt > now()) return entry;
    entries.delete(key);
    return undefined;
  }

  function put(key: string, value: string, ttlMs: number): void {
    const entries = ofSameUse(key);
    entries.delete(key);
    entries.set(key, { value, endsAt: now() + ttlMs });
    for (const [oldest, { endsAt }] of entries) {
      if (entries.size <= most && endsAt > now()) break;
      entries.delete(oldest);
    }
  }

  const store: MemoryStore = {
    state: () => ({ kind: 'memory', connected: true }),
    get: async (key) => live(key)?.value ?? null,
    set: async (key, value, ttlMs) => put(key, value, ttlMs),
    claim: async (key, value, ttlMs) => {
      if (live(key)) return false;
      put(key, value, ttlMs);
      return true;
    },
    document: async () => null,
    putDocument: async () => {},
    lease: async (name, ttlMs) => {
      const key = `lease:${name}`;
      const token = randomUUID();
      const isOurs = () => live(key)?.value === token;
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
    limiter: (rule) => createMemoryLimiter(rule, most),
    entries: () =>
      [...uses]
        .filter(([use]) => use !== 'lease')
        .flatMap(([, entries]) => [...entries])
        .filter(([key]) => live(key))
        .map(([key, { value, endsAt }]) => ({ key, value, ttlMs: endsAt - now() })),
    close: async () => {},
  };
  return store;
}
