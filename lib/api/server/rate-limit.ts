import { clientName } from '@/lib/server/client-address';
import { createMemoryStore } from '@/lib/store/memory';
import type { Limiter, SharedStore } from '@/lib/store/store';
import { Refusal } from './refusal';

/** Calls per client and minute. A household shares one address, a price tick makes every open page ask at once. */
const PER_MINUTE = {
  read: 300,
  check: 120,
  write: 60,
  order: 20,
  identify: 10,
  search: 120,
  /** Shopping agents, which request lists. */
  agent: 120,
  /** Pages of a listing with a choice in their address; search engines open many. */
  listing: 600,
  /** A page shows up to sixty pictures in its first second, and a browser keeps them. */
  picture: 900,
} as const;

export type Bucket = keyof typeof PER_MINUTE;
export type Limit = (bucket: Bucket, client: string) => Promise<void>;

/** Who is calling: the address that the server wrote (lib/server/handle-request.ts). */
export function clientOf(headers: Headers): string {
  return clientName(headers.get('x-forwarded-for') ?? '');
}

interface LimitOptions {
  /** Calls per minute in every bucket, in place of each bucket's own number. */
  readonly points?: number;
  /** Counts for a whole group of instances; memory of this process without it. */
  readonly store?: SharedStore;
}

/** Counts calls. The returned function throws a Refusal once a client has used up its minute. */
export function createLimit({ points, store = createMemoryStore() }: LimitOptions = {}): Limit {
  const limiters = new Map<Bucket, Limiter>();
  return async (bucket, client) => {
    const rule = { name: bucket, points: points ?? PER_MINUTE[bucket], seconds: 60 };
    const limiter = limiters.get(bucket) ?? store.limiter(rule);
    limiters.set(bucket, limiter);
    try {
      await limiter.consume(client);
    } catch (reason) {
      // By its field: the class is another one in each of Next's bundles.
      const { msBeforeNext } = reason as { readonly msBeforeNext?: unknown };
      const wait = typeof msBeforeNext === 'number' ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 60;
      throw new Refusal('TOO_MANY', { 'Retry-After': String(wait) });
    }
  };
}
