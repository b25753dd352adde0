import { clientName } from '@/lib/client-address';
import { createMemoryStore } from '@/lib/store/memory';
import type { Limiter, SharedStore } from '@/lib/store/store';
import { Refusal } from './refusal';

/** Calls per client and minute. A household shares one address, and at a price tick all open pages call at once. */
const PER_MINUTE = {
  read: 300,
  check: 120,
  write: 60,
  order: 20,
  identify: 10,
  search: 120,
  /** Shopping agents, which request lists. */
  agent: 120,
  /** Listing pages with filters in the query; search engines open many. */
  listing: 600,
  /** A page requests up to sixty pictures in its first second, and the browser caches them. */
  picture: 900,
} as const;

export type Bucket = keyof typeof PER_MINUTE;
export type Limit = (bucket: Bucket, client: string) => Promise<void>;

/** The client, from the address that our server wrote into the header (lib/server/handle-request.ts). */
export function clientOf(headers: Headers): string {
  return clientName(headers.get('x-forwarded-for') ?? '');
}

interface LimitOptions {
  /** Overrides the calls per minute of every bucket. */
  readonly points?: number;
  /** Shares the counts between instances; default: this process only. */
  readonly store?: SharedStore;
}

/** The returned function counts a call, and rejects with Refusal TOO_MANY above the client's limit. */
export function createLimit({ points, store = createMemoryStore() }: LimitOptions = {}): Limit {
  const limiters = new Map<Bucket, Limiter>();
  return async (bucket, client) => {
    const rule = { name: bucket, points: points ?? PER_MINUTE[bucket], seconds: 60 };
    const limiter = limiters.get(bucket) ?? store.limiter(rule);
    limiters.set(bucket, limiter);
    try {
      await limiter.consume(client);
    } catch (reason) {
      // Checks the field, not the class: each of Next's bundles has its own copy of the class.
      const { msBeforeNext } = reason as { readonly msBeforeNext?: unknown };
      const wait = typeof msBeforeNext === 'number' ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 60;
      throw new Refusal('TOO_MANY', { 'Retry-After': String(wait) });
    }
  };
}
