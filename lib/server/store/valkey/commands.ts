import type { Redis } from 'ioredis';

/** ioredis only knows the scheme's older name. */
export const redisAddress = (url: string) => url.replace(/^valkey(s?):/, 'redis$1:');

const PREFIX = 'shop:';

/** A key or channel on the server, which other programs may use as well. */
export const nameOf = (key: string) => PREFIX + key;
export const withoutPrefix = (name: string) => name.slice(PREFIX.length);

declare const whole: unique symbol;
/** Whole milliseconds, at least one: the server takes no other. */
export type Milliseconds = number & { readonly [whole]: true };
export const wholeMs = (ttlMs: number) => Math.max(1, Math.ceil(ttlMs)) as Milliseconds;

export const put = (client: Redis, key: string, value: string | Buffer, ttl: Milliseconds) =>
  client.set(nameOf(key), value, 'PX', ttl);

/** Sets a key unless it exists; false if it does. */
export const putNew = async (client: Redis, key: string, value: string, ttl: Milliseconds) =>
  (await client.set(nameOf(key), value, 'PX', ttl, 'NX')) === 'OK';

/** Only the holder, who has its token, may release or renew a lease. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

export const release = (client: Redis, key: string, token: string) => client.eval(RELEASE, 1, nameOf(key), token);
export const renew = async (client: Redis, key: string, token: string, ttl: Milliseconds) =>
  (await client.eval(RENEW, 1, nameOf(key), token, ttl)) === 1;

/** The server refuses a command that is wrong, our mistake; other errors (LOADING, OOM, READONLY) are its own state. */
export const isOurFault = (error: unknown) =>
  error instanceof Error && error.name === 'ReplyError' && /^(?:ERR|WRONGTYPE)\b/.test(error.message);
