import { clientName } from '@/lib/server/config/client-address';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { Limiter, SharedStore } from '@/lib/server/store/store';
import { Refusal } from './refusal';

/** Calls of one address per minute. A household shares one, and at a price tick all open pages call at once. */
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

/**
 * Calls of one address within ten minutes beyond those per minute: an office or an operator's network, two hundred of whose people buy at
 * once. Only of what a purchase consists of. Whoever goes on and on gets three times the calls per minute, no more.
 */
const AT_ONCE: Partial<Record<Bucket, number>> = { read: 6_000, check: 2_400, write: 1_200, order: 400, identify: 240 };
/**
 * Calls of one address per minute about orders and sessions, which have their own limit. Neither is free: an order counts as `order`, a
 * session is an identification. Orders and identifications themselves are never more than those of any address.
 */
const OWNED: Partial<Record<Bucket, number>> = { read: 30_000, check: 12_000, write: 6_000 };

/**
 * Counts a call of an address.
 * @param ownerOf the order or session that it belongs to (lib/server/api/owner-of-calls.ts), null for one of anybody; called only above the calls
 * per minute, since opening a seal takes longer than counting
 * @throws Refusal TOO_MANY above a limit
 */
export type Limit = (bucket: Bucket, address: string, ownerOf?: () => Promise<string | null>) => Promise<void>;

/** The client, from the address that our server wrote into the header (lib/server/entrance/handle-request.ts). */
export function clientOf(headers: Headers): string {
  return clientName(headers.get('x-forwarded-for') ?? '');
}

interface LimitOptions {
  /** Overrides the calls per minute of every bucket. */
  readonly points?: number;
  /** Shares the counts between instances; default: this process only. */
  readonly store?: SharedStore;
}

const MINUTE = 60;
const TEN_MINUTES = 600;

/** Seconds until the next call is allowed; null for a call that is. */
async function refusedFor(limiter: Limiter, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    // Checks the field, not the class: each of Next's bundles has its own copy of the class.
    const { msBeforeNext } = reason as { readonly msBeforeNext?: unknown };
    return typeof msBeforeNext === 'number' ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : MINUTE;
  }
}

export function createLimit({ points, store = createMemoryStore() }: LimitOptions = {}): Limit {
  const limiters = new Map<string, Limiter>();
  const limiter = (name: string, most: number, seconds: number): Limiter => {
    const known = limiters.get(name) ?? store.limiter({ name, points: most, seconds });
    limiters.set(name, known);
    return known;
  };
  return async (bucket, address, ownerOf = async () => null) => {
    const perMinute = points ?? PER_MINUTE[bucket];
    const wait = await refusedFor(limiter(bucket, perMinute, MINUTE), address);
    if (wait === null) return;
    const refuseUnless = (seconds: number | null) => {
      if (seconds !== null) throw new Refusal('TOO_MANY', { 'Retry-After': String(seconds) });
    };
    const [owned, atOnce] = points === undefined ? [OWNED[bucket], AT_ONCE[bucket]] : [];
    const countAtOnce = async () =>
      atOnce && (await refusedFor(limiter(`${bucket}-at-once`, atOnce, TEN_MINUTES), address)) === null ? null : wait;
    refuseUnless(owned ? await refusedFor(limiter(`${bucket}-owned`, owned, MINUTE), address) : await countAtOnce());
    const owner = await ownerOf();
    if (owner !== null) refuseUnless(await refusedFor(limiter(`${bucket}-own`, perMinute, MINUTE), owner));
    else if (owned) refuseUnless(await countAtOnce());
  };
}
