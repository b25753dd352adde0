import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createMemoryStore } from './memory';
import type { Lease, SharedStore } from './store';

const PREFIX = 'shop:';

/** Only the holder may end or prolong a lease. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

export interface ValkeyOptions {
  readonly url: string;
  /** Told when the store is lost, and when it is there (again). */
  readonly tell: (level: 'info' | 'warn', message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds that a request waits for the store before it goes on without. */
  readonly patience?: number;
  /** Milliseconds between two looks whether the store still, or again, answers. */
  readonly probeEvery?: number;
}

/** ioredis knows the older name of the scheme only. */
function addressOf(url: string): string {
  return url.replace(/^valkey(s?):/, 'redis$1:');
}

/**
 * A store on a server that speaks the Redis protocol. Everything that this instance writes is kept in its own memory as well: while the
 * server is away that memory answers, and when the server is back, empty perhaps, it is given what is still valid.
 */
export function createValkeyStore({ url, tell, patience = 500, probeEvery = 1_000 }: ValkeyOptions): SharedStore {
  const own = createMemoryStore();
  const us = randomUUID();
  let connected = false;
  let told: 'there' | 'away' | undefined;
  let returning: Promise<void> | undefined;
  let subscriber: Redis | undefined;
  const channels = new Set<string>();
  /** What was set or taken back while alone: newer than what the store may still hold. */
  const missed = new Map<string, 'set' | 'forgotten'>();

  const redis = new Redis(addressOf(url), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let reason = '';
  // Without a listener ioredis throws what it cannot deliver.
  const noteError = (error: Error) => {
    reason = error.message;
  };
  redis.on('error', noteError);

  function away(error?: unknown): void {
    connected = false;
    if (error instanceof Error) reason = error.message;
    if (told === 'away') return;
    told = 'away';
    tell('warn', 'shared store is away, this instance goes on alone', { reason });
  }

  async function giveBack(): Promise<void> {
    const pipeline = redis.pipeline().ping();
    const news = new Map(missed);
    for (const [key, what] of news) if (what === 'forgotten') pipeline.del(PREFIX + key);
    for (const { key, value, ttlMs } of own.entries()) {
      const ends = Math.ceil(ttlMs);
      if (news.get(key) === 'set') pipeline.set(PREFIX + key, value, 'PX', ends);
      else pipeline.set(PREFIX + key, value, 'PX', ends, 'NX');
    }
    for (const [problem] of (await pipeline.exec()) ?? []) if (problem) throw problem;
    for (const [key, what] of news) if (missed.get(key) === what) missed.delete(key);
  }

  /** Before anybody asks the store again it knows what happened without it. */
  function comeBack(): Promise<void> {
    returning ??= giveBack()
      .then(() => {
        connected = true;
        if (told !== 'there') tell('info', 'shared store is there', { given: own.entries().length });
        told = 'there';
      }, away)
      .finally(() => {
        returning = undefined;
      });
    return returning;
  }

  redis.on('ready', () => void comeBack());
  redis.on('close', () => away());
  const probe = setInterval(() => {
    if (redis.status !== 'ready') away();
    else if (connected) redis.ping().catch(away);
    else void comeBack();
  }, probeEvery);
  probe.unref();

  /** What the group's store says, or what ours does while there is none. */
  async function ask<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (!connected) return alone();
    try {
      return await shared();
    } catch (error) {
      away(error);
      return alone();
    }
  }

  function hear(channel: string): void {
    if (!subscriber) {
      // It waits for the connection and subscribes again after each loss.
      subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
      subscriber.on('error', noteError);
      subscriber.on('message', (name: string, text: string) => {
        const [from, message] = [text.slice(0, us.length), text.slice(us.length + 1)];
        if (from !== us) own.publish(name.slice(PREFIX.length), message);
      });
    }
    if (channels.has(channel)) return;
    channels.add(channel);
    subscriber.subscribe(PREFIX + channel).catch(noteError);
  }

  async function sharedLease(name: string, ttlMs: number): Promise<Lease | null> {
    const key = `${PREFIX}lease:${name}`;
    const token = randomUUID();
    if ((await redis.set(key, token, 'PX', ttlMs, 'NX')) !== 'OK') return null;
    return {
      renew: (more) =>
        ask(
          async () => (await redis.eval(RENEW, 1, key, token, more)) === 1,
          async () => true,
        ),
      release: () =>
        ask(
          async () => void (await redis.eval(RELEASE, 1, key, token)),
          async () => {},
        ),
    };
  }

  return {
    state: () => ({ kind: 'valkey', connected }),
    get: (key) =>
      ask(
        () => redis.get(PREFIX + key),
        () => own.get(key),
      ),
    set: async (key, value, ttlMs) => {
      await own.set(key, value, ttlMs);
      await ask(
        async () => void (await redis.set(PREFIX + key, value, 'PX', ttlMs)),
        async () => void missed.set(key, 'set'),
      );
    },
    claim: async (key, value, ttlMs) => {
      const claimAlone = () => own.claim(key, value, ttlMs);
      return ask(async () => {
        const isFirst = (await redis.set(PREFIX + key, value, 'PX', ttlMs, 'NX')) === 'OK';
        if (isFirst) await own.set(key, value, ttlMs);
        return isFirst;
      }, claimAlone);
    },
    forget: async (key) => {
      await own.forget(key);
      await ask(
        async () => void (await redis.del(PREFIX + key)),
        async () => void missed.set(key, 'forgotten'),
      );
    },
    lease: (name, ttlMs) =>
      ask(
        () => sharedLease(name, ttlMs),
        () => own.lease(name, ttlMs),
      ),
    publish: (channel, message) => {
      own.publish(channel, message);
      if (connected) redis.publish(PREFIX + channel, `${us} ${message}`).catch(away);
    },
    subscribe: (channel, listener) => {
      hear(channel);
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
      });
      return {
        consume: async (key) => {
          if (!connected) return alone.consume(key);
          return shared.consume(key).catch((refusal: unknown) => {
            // Only the store's own failure is an Error; a used-up limit is not.
            if (!(refusal instanceof Error)) throw refusal;
            away(refusal);
            return alone.consume(key);
          });
        },
      };
    },
    close: async () => {
      clearInterval(probe);
      told = 'away';
      subscriber?.disconnect();
      redis.disconnect();
    },
  };
}
