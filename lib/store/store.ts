/**
 * What the instances of one shop share. Two kinds: memory, which is this process alone, and Valkey (any server that speaks the Redis
 * protocol). No method rejects because the store is away: each instance then goes on with its own memory (docs/decisions/0044-shared-store.md).
 *
 * Keys are `<use>:<id>`, for instance `intent:3f0c…`, `bankid-used:…`, `signed-out:…`. Values are strings; every value has an end.
 */
export interface SharedStore {
  /** The state for a readiness probe. `connected` is true for memory, too. */
  state(): StoreState;

  /** The value that some instance set; null when there is none or it has ended. Every instance keeps a copy for when the store is away. */
  get(key: string): Promise<string | null>;

  /** Sets for `ttlMs` milliseconds, replacing what was there. */
  set(key: string, value: string, ttlMs: number): Promise<void>;

  /**
   * Sets unless somebody has: true for the first of the group, false for everybody else until `ttlMs` is over. Single use is a claim on
   * "used" rather than a value that is taken away: when the store has lost its data, a claim that is written again does no harm.
   */
  claim(key: string, value: string, ttlMs: number): Promise<boolean>;

  /**
   * Something large that any instance could make again: kept by the store alone, never by instances. Null when there is none, while
   * the store is away, and always in memory.
   */
  document(key: string): Promise<Buffer | null>;

  /** Sets a document for `ttlMs` milliseconds; does nothing while the store is away, and in memory. */
  putDocument(key: string, value: Buffer, ttlMs: number): Promise<void>;

  /**
   * The right to do something for the whole group, for `ttlMs` or until it is released; null while another instance has it. An
   * instance that is alone always gets it, unless it holds it already.
   */
  lease(name: string, ttlMs: number): Promise<Lease | null>;

  /** Sends to every instance, this one included. Not stored: an instance that is disconnected does not receive it. */
  publish(channel: string, message: string): void;

  /** Hears what is published from now on. Returns how to stop. */
  subscribe(channel: string, listener: (message: string) => void): () => void;

  /** Counts for the group; each instance counts by itself while it is alone. */
  limiter(rule: LimitRule): Limiter;

  /** Ends connections. For tests and for the end of a process. */
  close(): Promise<void>;
}

export interface StoreState {
  readonly kind: 'memory' | 'valkey';
  readonly connected: boolean;
}

export interface Lease {
  /** Holds on for `ttlMs` more. False when the lease was lost: stop what it was for. */
  renew(ttlMs: number): Promise<boolean>;
  release(): Promise<void>;
}

export interface LimitRule {
  /** Different names count apart. */
  readonly name: string;
  readonly points: number;
  /** How long a key's points last, from its first use. */
  readonly seconds: number;
}

export interface Limiter {
  /** @throws RateLimiterRes (rate-limiter-flexible) when the key has used up its points */
  consume(key: string): Promise<unknown>;
}
