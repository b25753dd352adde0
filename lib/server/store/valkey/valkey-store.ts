import { randomUUID } from 'node:crypto';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { Lease, SharedStore } from '@/lib/server/store/store';
import { nameOf, put, putNew, release, renew, wholeMs } from './commands';
import { openConnection, type ValkeyOptions } from './connection';
import { COPIES, createMirror } from './mirror';

/**
 * A store on a server that speaks the Redis protocol. Every instance also keeps all written values in memory: it uses
 * them while the server is down, and writes the valid ones back when the server returns, perhaps empty.
 */
export function createValkeyStore(options: ValkeyOptions): SharedStore {
  const own = createMemoryStore();
  const mirror = createMirror(own, () => connection);

  function keepCopy(message: string): void {
    try {
      mirror.keep(message);
    } catch {
      options.log('warn', 'shared store: a message that cannot be read', {});
    }
  }

  const connection = openConnection(options, {
    giveBack: mirror.giveBack,
    onMessage: (channel, message) => (channel === COPIES ? keepCopy(message) : own.publish(channel, message)),
  });
  connection.listenTo(COPIES);
  const { redis, bulk, isConnected, withStore } = connection;

  async function sharedLease(name: string, ttlMs: number): Promise<Lease | null> {
    const key = `lease:${name}`;
    const token = randomUUID();
    if (!(await putNew(redis, key, token, wholeMs(ttlMs)))) return null;
    return {
      renew: (more) =>
        withStore(
          () => renew(redis, key, token, wholeMs(more)),
          async () => true,
        ),
      release: () =>
        withStore(
          async () => void (await release(redis, key, token)),
          async () => {},
        ),
    };
  }

  return {
    state: () => ({ kind: 'valkey', connected: isConnected() }),
    get: (key) =>
      withStore(
        () => redis.get(nameOf(key)),
        () => own.get(key),
      ),
    set: async (key, value, ttlMs) => {
      await own.set(key, value, ttlMs);
      await withStore(
        async () => {
          await put(redis, key, value, wholeMs(ttlMs));
          void mirror.share(key, value, ttlMs);
        },
        async () => mirror.noteMissed(key),
      );
    },
    claim: (key, value, ttlMs) =>
      withStore(
        async () => {
          if (!(await putNew(redis, key, value, wholeMs(ttlMs)))) return false;
          await own.set(key, value, ttlMs);
          void mirror.share(key, value, ttlMs);
          return true;
        },
        () => own.claim(key, value, ttlMs),
      ),
    document: async (key) => (isConnected() ? bulk.getBuffer(nameOf(key)).catch(() => null) : null),
    putDocument: async (key, value, ttlMs) => {
      if (isConnected()) await put(bulk, key, value, wholeMs(ttlMs)).catch(connection.noteBulkError);
    },
    lease: (name, ttlMs) =>
      withStore(
        () => sharedLease(name, ttlMs),
        () => own.lease(name, ttlMs),
      ),
    publish: (channel, message) => {
      own.publish(channel, message);
      if (isConnected()) void connection.publish(channel, message);
    },
    subscribe: (channel, listener) => {
      connection.listenTo(channel);
      return own.subscribe(channel, listener);
    },
    limiter: ({ name, points, seconds }) => {
      const alone = own.limiter({ name, points, seconds });
      const shared = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: nameOf(`limit:${name}`),
        points,
        duration: seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: alone,
      });
      // Do not wait for a store that is known to be down.
      return { consume: (key) => (isConnected() ? shared : alone).consume(key) };
    },
    close: async () => connection.close(),
  };
}
