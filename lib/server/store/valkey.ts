import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import { createMemoryStore } from './memory';
import type { Lease, SharedStore } from './store';

const PREFIX = 'shop:';
/** The reason for a lost connection when no error gives one. */
const CLOSED = 'the connection was closed';
/** Milliseconds to wait for a document. */
const DOCUMENT_PATIENCE = 3_000;
/** Channel on which instances exchange what they have set. */
const COPIES = 'copies';

/** Key, value and milliseconds; the server rejects an expiry that is fractional or too large. */
const copy = z.tuple([z.string(), z.string(), z.int().positive()]);

/** Only the holder may release or renew a lease. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

declare const whole: unique symbol;
/** Whole milliseconds, at least one: the server takes no other. */
type Milliseconds = number & { readonly [whole]: true };
const wholeMs = (ttlMs: number) => Math.max(1, Math.ceil(ttlMs)) as Milliseconds;

const put = (client: Redis, key: string, value: string | Buffer, ttl: Milliseconds) =>
  client.set(PREFIX + key, value, 'PX', ttl);
const putNew = async (client: Redis, key: string, value: string, ttl: Milliseconds) =>
  (await client.set(PREFIX + key, value, 'PX', ttl, 'NX')) === 'OK';

/** The server refuses a command that is wrong, our mistake; other errors (LOADING, OOM, READONLY) are its own state. */
const isOurFault = (error: unknown) =>
  error instanceof Error && error.name === 'ReplyError' && /^(?:ERR|WRONGTYPE)\b/.test(error.message);

export interface ValkeyOptions {
  readonly url: string;
  /** Called when the store is lost, and when it is (again) available. */
  readonly log: (level: 'info' | 'warn' | 'error', message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds to wait for the store before continuing without it: longer than a busy event loop blocks. */
  readonly patience?: number;
  /** Milliseconds between health checks. */
  readonly probeEvery?: number;
}

/** ioredis only knows the scheme's older name. */
function addressOf(url: string): string {
  return url.replace(/^valkey(s?):/, 'redis$1:');
}

/**
 * A store on a server that speaks the Redis protocol. Every instance also keeps all written values in memory: it uses
 * them while the server is down, and writes the valid ones back when the server returns, perhaps empty.
 */
export function createValkeyStore(options: ValkeyOptions): SharedStore {
  const { url, log, patience = 1_000, probeEvery = 1_000 } = options;
  const own = createMemoryStore();
  const us = randomUUID();
  let connected = false;
  let reported: 'there' | 'away' | undefined;
  let returning: Promise<void> | undefined;
  /** Keys set while alone: newer than the values in the store and other instances. */
  const missed = new Set<string>();

  const redis = new Redis(addressOf(url), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let reason = CLOSED;
  // Without a listener ioredis throws connection errors.
  const noteError = (error: Error) => {
    reason = error.message;
  };
  redis.on('error', noteError);
  // Subscribes anew after each loss; ioredis' own way leaves a rejection unhandled when the store is closed meanwhile.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, autoResubscribe: false });
  const channels = new Set([COPIES]);
  const subscribe = (names: Iterable<string>) =>
    void subscriber.subscribe(...Array.from(names, (name) => PREFIX + name)).catch(noteError);
  subscriber.on('error', noteError);
  subscriber.on('ready', () => subscribe(channels));
  // For documents: megabytes must not delay small requests.
  const bulk = redis.duplicate({ enableOfflineQueue: true, commandTimeout: DOCUMENT_PATIENCE, lazyConnect: true });
  bulk.on('error', noteError);

  function away(error?: unknown): void {
    connected = false;
    if (error instanceof Error) reason = error.message;
    if (reported === 'away') return;
    reported = 'away';
    log('warn', 'shared store is away, this instance goes on alone', { reason });
  }

  /** Copies an entry to the other instances, so that it survives the loss of the store or of this instance. */
  function shareWithOthers(key: string, value: string, ttl: Milliseconds): void {
    redis.publish(PREFIX + COPIES, `${us} ${JSON.stringify([key, value, ttl])}`).catch(away);
  }

  function keepCopy(message: string): void {
    try {
      const [key, value, ttlMs] = copy.parse(JSON.parse(message));
      void own.set(key, value, ttlMs);
    } catch {
      log('warn', 'shared store: a message that cannot be read', {});
    }
  }

  function noteFault(error: unknown): void {
    log('error', 'the shared store refuses a command', { reason: String(error) });
  }

  async function giveBack(): Promise<void> {
    const pipeline = redis.pipeline().ping();
    const newer = new Set(missed);
    const entries = own.entries();
    for (const { key, value, ttlMs } of entries) {
      const ends = wholeMs(ttlMs);
      if (newer.has(key)) pipeline.set(PREFIX + key, value, 'PX', ends);
      else pipeline.set(PREFIX + key, value, 'PX', ends, 'NX');
    }
    for (const [problem] of (await pipeline.exec()) ?? []) {
      if (problem && !isOurFault(problem)) throw problem;
      if (problem) noteFault(problem);
    }
    for (const { key, value, ttlMs } of entries) {
      if (!newer.has(key)) continue;
      shareWithOthers(key, value, wholeMs(ttlMs));
      // Kept in `missed` when it was set again meanwhile.
      if ((await own.get(key)) === value) missed.delete(key);
    }
  }

  /** Restores missed writes before the store is used again. */
  function comeBack(): Promise<void> {
    returning ??= giveBack()
      .then(() => {
        connected = true;
        reason = CLOSED;
        if (reported !== 'there') log('info', 'shared store is connected', { given: own.entries().length });
        reported = 'there';
      }, away)
      .finally(() => {
        returning = undefined;
      });
    return returning;
  }

  redis.on('ready', () => void comeBack());
  redis.on('close', () => away());
  // The first connection may use its whole timeout; the store counts as down only when that has failed.
  const isFirstTry = () => reported === undefined && (redis.status === 'connecting' || redis.status === 'connect');
  const probe = setInterval(() => {
    if (isFirstTry()) return;
    if (redis.status !== 'ready') away();
    else if (connected) redis.ping().catch(away);
    else void comeBack();
  }, probeEvery);
  probe.unref();

  /** Uses the shared store, or the alternative while it is down. */
  async function withStore<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (!connected) return alone();
    try {
      return await shared();
    } catch (error) {
      if (isOurFault(error)) noteFault(error);
      else away(error);
      return alone();
    }
  }

  subscriber.on('message', (name: string, text: string) => {
    const [from, message] = [text.slice(0, us.length), text.slice(us.length + 1)];
    const channel = name.slice(PREFIX.length);
    if (from === us) return;
    if (channel === COPIES) keepCopy(message);
    else own.publish(channel, message);
  });

  async function sharedLease(name: string, ttlMs: number): Promise<Lease | null> {
    const key = `${PREFIX}lease:${name}`;
    const token = randomUUID();
    if (!(await putNew(redis, `lease:${name}`, token, wholeMs(ttlMs)))) return null;
    return {
      renew: (more) =>
        withStore(
          async () => (await redis.eval(RENEW, 1, key, token, wholeMs(more))) === 1,
          async () => true,
        ),
      release: () =>
        withStore(
          async () => void (await redis.eval(RELEASE, 1, key, token)),
          async () => {},
        ),
    };
  }

  return {
    state: () => ({ kind: 'valkey', connected }),
    get: (key) =>
      withStore(
        () => redis.get(PREFIX + key),
        () => own.get(key),
      ),
    set: async (key, value, ttlMs) => {
      await own.set(key, value, ttlMs);
      await withStore(
        async () => {
          await put(redis, key, value, wholeMs(ttlMs));
          shareWithOthers(key, value, wholeMs(ttlMs));
        },
        async () => void missed.add(key),
      );
    },
    claim: (key, value, ttlMs) =>
      withStore(
        async () => {
          if (!(await putNew(redis, key, value, wholeMs(ttlMs)))) return false;
          await own.set(key, value, ttlMs);
          shareWithOthers(key, value, wholeMs(ttlMs));
          return true;
        },
        () => own.claim(key, value, ttlMs),
      ),
    document: async (key) => (connected ? bulk.getBuffer(PREFIX + key).catch(() => null) : null),
    putDocument: async (key, value, ttlMs) => {
      if (connected)
        await put(bulk, key, value, wholeMs(ttlMs)).catch((error) =>
          isOurFault(error) ? noteFault(error) : noteError(error),
        );
    },
    lease: (name, ttlMs) =>
      withStore(
        () => sharedLease(name, ttlMs),
        () => own.lease(name, ttlMs),
      ),
    publish: (channel, message) => {
      own.publish(channel, message);
      if (connected) redis.publish(PREFIX + channel, `${us} ${message}`).catch(away);
    },
    subscribe: (channel, listener) => {
      channels.add(channel);
      if (subscriber.status === 'ready') subscribe([channel]);
      return own.subscribe(channel, listener);
    },
    limiter: ({ name, points, seconds }) => {
      const alone = own.limiter({ name, points, seconds });
      const shared = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${PREFIX}limit:${name}`,
        points,
        duration: seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: alone,
      });
      // Do not wait for a store that is known to be down.
      return { consume: (key) => (connected ? shared : alone).consume(key) };
    },
    close: async () => {
      clearInterval(probe);
      reported = 'away';
      subscriber.disconnect();
      bulk.disconnect();
      redis.disconnect();
    },
  };
}
