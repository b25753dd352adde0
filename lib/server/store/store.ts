/**
 * State shared by the instances of one shop: in memory for a single process, or in Valkey (any server that speaks the Redis protocol). No
 * method rejects while the store is down: each instance then uses its own memory (docs/decisions/0044-shared-store.md).
 *
 * Keys are `<use>:<id>`, for instance `intent:3f0c…`, `bankid-used:…`, `signed-out:…`. Values are strings; every value expires.
 */
export interface SharedStore {
  /** For readiness probes. `connected` is true for memory, too. */
  state(): StoreState;
  /** A value set by any instance; null if none or expired. Every instance keeps a copy for when the store is down. */
  get(key: string): Promise<string | null>;
  /** Sets or replaces a value for `ttlMs` milliseconds. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /**
   * Sets a value unless it exists: true for the first caller in the group, false for others until `ttlMs` is over. Single use is a claim on
   * "used" rather than the removal of a value: if the store has lost its data, restoring a claim does no harm.
   */
  claim(key: string, value: string, ttlMs: number): Promise<boolean>;
  /**
   * Something large that any instance could recompute: kept in the store only, never by instances. Null if none, while
   * the store is down, and always in memory.
   */
  document(key: string): Promise<Buffer | null>;
  /** Sets a document for `ttlMs` milliseconds; does nothing while the store is down, and in memory. */
  putDocument(key: string, value: Buffer, ttlMs: number): Promise<void>;
  /**
   * An exclusive right within the group for `ttlMs` or until released; null while another instance holds it. An
   * instance that is alone always gets it, unless it already holds it.
   */
  lease(name: string, ttlMs: number): Promise<Lease | null>;
  /** Sends to every instance, including this one. Not stored: a disconnected instance does not receive it. */
  publish(channel: string, message: string): void;
  /** Receives messages published from now on. Returns a function that unsubscribes. */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  /** Counts for the group; each instance counts alone while the store is down. */
  limiter(rule: LimitRule): Limiter;
  /** Closes connections. For tests and process shutdown. */
  close(): Promise<void>;
}

export interface StoreState {
  readonly kind: 'memory' | 'valkey';
  readonly connected: boolean;
}

export interface Lease {
  /** Extends the lease by `ttlMs`. False when it was lost: stop the work. */
  renew(ttlMs: number): Promise<boolean>;
  release(): Promise<void>;
}

export interface LimitRule {
  /** Different names count separately. */
  readonly name: string;
  readonly points: number;
  /** Seconds that a key's points last, from its first use. */
  readonly seconds: number;
}

export interface Limiter {
  /** @throws RateLimiterRes (rate-limiter-flexible) when the key has used up its points */
  consume(key: string): Promise<unknown>;
}
