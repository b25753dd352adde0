import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientName } from './client-address';
import { Refusal } from './refusal';

/** Calls per client and minute. A household shares one address, a price tick makes every open page ask at once. */
const PER_MINUTE = {
  read: 300,
  check: 120,
  write: 60,
  order: 20,
  identify: 10,
  search: 120,
  /** Pages of a listing with a choice in their address; search engines open many. */
  listing: 600,
  /** A page shows up to sixty pictures in its first second, and a browser keeps them. */
  picture: 900,
} as const;

/** Clients that are counted at a time, in each bucket: some 600 bytes each. Beyond it the one that was heard longest ago is forgotten. */
const MOST_CLIENTS = 20_000;

export type Bucket = keyof typeof PER_MINUTE;
export type Limit = (bucket: Bucket, client: string) => Promise<void>;

/**
 * Who is calling: the address that the nearest proxy wrote last, or without one (TRUST_PROXY) Next itself. What stands before it
 * can be forged.
 */
export function clientOf(headers: Headers): string {
  return clientName(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
}

/** Counts the clients of one bucket; of too many it forgets who was heard longest ago. */
class CappedLimiter {
  private readonly limiter: RateLimiterMemory;
  private readonly clients = new Set<string>();

  constructor(
    points: number,
    private readonly most: number,
  ) {
    this.limiter = new RateLimiterMemory({ points, duration: 60 });
  }

  async consume(client: string): Promise<void> {
    this.clients.delete(client);
    this.clients.add(client);
    if (this.clients.size > this.most) {
      const [oldest = client] = this.clients;
      this.clients.delete(oldest);
      await this.limiter.delete(oldest);
    }
    await this.limiter.consume(client);
  }
}

interface LimitOptions {
  /** Calls per minute in every bucket, in place of each bucket's own number. */
  readonly points?: number;
  readonly mostClients?: number;
}

/** Counts calls in this process. The returned function throws a Refusal once a client has used up its minute. */
export function createLimit({ points, mostClients = MOST_CLIENTS }: LimitOptions = {}): Limit {
  const limiters = new Map<Bucket, CappedLimiter>();
  return async (bucket, client) => {
    const limiter = limiters.get(bucket) ?? new CappedLimiter(points ?? PER_MINUTE[bucket], mostClients);
    limiters.set(bucket, limiter);
    try {
      await limiter.consume(client);
    } catch (reason) {
      const wait = reason instanceof RateLimiterRes ? Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) : 60;
      throw new Refusal('TOO_MANY', { 'Retry-After': String(wait) });
    }
  };
}
