import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory';
import { redisServer, until } from './redis-server.fixture';
import type { SharedStore } from './store';
import { createValkeyStore } from './valkey';

const server = await redisServer();
const open: SharedStore[] = [];
const lines: string[] = [];
const MINUTE = 60_000;

async function instance(): Promise<SharedStore> {
  const store = createValkeyStore({
    url: server.url,
    tell: (_, message) => lines.push(message),
    patience: 200,
    probeEvery: 50,
  });
  open.push(store);
  await until(() => store.state().connected);
  return store;
}

/** Two instances of one shop. */
async function group(): Promise<[SharedStore, SharedStore]> {
  return [await instance(), await instance()];
}

let number = 0;
/** Keys of a test's own: the server lives through all of them. */
const fresh = (name: string) => {
  number += 1;
  return `${name}:${number}`;
};

beforeAll(() => server.start(), 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  lines.length = 0;
});
afterAll(() => server.kill());

describe.each([
  ['memory', async () => createMemoryStore()],
  ['valkey', instance],
])('a store: %s', (_, create) => {
  it('keeps a value until its end', async () => {
    const store = await create();
    const key = fresh('intent');
    await store.set(key, 'answer', 300);
    expect(await store.get(key)).toBe('answer');
    await until(async () => (await store.get(key)) === null);
  });

  it('lets one claim through', async () => {
    const store = await create();
    const key = fresh('bankid-used');
    expect(await store.claim(key, '1', MINUTE)).toBe(true);
    expect(await store.claim(key, '1', MINUTE)).toBe(false);
    await store.forget(key);
    expect(await store.claim(key, '1', MINUTE)).toBe(true);
  });

  it('gives a lease to one at a time', async () => {
    const store = await create();
    const name = fresh('catalogue');
    const lease = await store.lease(name, MINUTE);
    expect(lease).not.toBeNull();
    expect(await store.lease(name, MINUTE)).toBeNull();
    expect(await lease?.renew(MINUTE)).toBe(true);
    await lease?.release();
    expect(await lease?.renew(MINUTE)).toBe(false);
    expect(await store.lease(name, MINUTE)).not.toBeNull();
  });

  it('counts', async () => {
    const limiter = (await create()).limiter({ name: fresh('order'), points: 2, seconds: 60 });
    await limiter.consume('client');
    await limiter.consume('client');
    await expect(limiter.consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
    await limiter.consume('somebody else');
  });
});

describe('a group', () => {
  it('shares values, claims, leases and counts', async () => {
    const [one, two] = await group();
    const key = fresh('intent');
    await one.set(key, 'answer', MINUTE);
    expect(await two.get(key)).toBe('answer');

    const used = fresh('bankid-used');
    expect(await Promise.all([one.claim(used, 'a', MINUTE), two.claim(used, 'b', MINUTE)])).toContain(false);

    const name = fresh('catalogue');
    const lease = await one.lease(name, MINUTE);
    expect(await two.lease(name, MINUTE)).toBeNull();
    await lease?.release();
    expect(await two.lease(name, MINUTE)).not.toBeNull();

    const limit = { name: fresh('order'), points: 2, seconds: 60 };
    await one.limiter(limit).consume('client');
    await two.limiter(limit).consume('client');
    await expect(one.limiter(limit).consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
  });

  it('hears each message once, its own included', async () => {
    const [one, two] = await group();
    const heard: string[] = [];
    one.subscribe('tick', (message) => heard.push(`one ${message}`));
    two.subscribe('tick', (message) => heard.push(`two ${message}`));
    // Subscribing takes a moment; a message that nobody waits for is lost by nature.
    let attempt = 0;
    await until(() => {
      attempt += 1;
      one.publish('tick', `probe ${attempt}`);
      return heard.some((line) => line.startsWith('two probe'));
    });
    one.publish('tick', 'last');
    await until(() => heard.includes('two last'));
    expect(heard.filter((line) => line.endsWith('last')).toSorted()).toEqual(['one last', 'two last']);
  });
});

describe('a store that goes away', () => {
  it('is told once; each instance goes on alone and the store gets back what it missed', async () => {
    const [one, two] = await group();
    const before = fresh('intent');
    const meanwhile = fresh('intent');
    const used = fresh('bankid-used');
    await one.set(before, 'before', MINUTE);
    expect(await one.claim(used, '1', MINUTE)).toBe(true);
    lines.length = 0;

    await server.kill();
    await until(() => !one.state().connected && !two.state().connected);
    expect(await one.get(before)).toBe('before');
    expect(await one.claim(used, '1', MINUTE)).toBe(false);
    await two.set(meanwhile, 'meanwhile', MINUTE);
    expect(await two.lease('catalogue', MINUTE)).not.toBeNull();
    const limiter = one.limiter({ name: fresh('order'), points: 1, seconds: 60 });
    await limiter.consume('client');
    await expect(limiter.consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
    expect(lines).toEqual(Array(2).fill('shared store is away, this instance goes on alone'));

    await server.start();
    await until(() => one.state().connected && two.state().connected);
    expect(await two.get(before)).toBe('before');
    expect(await one.get(meanwhile)).toBe('meanwhile');
    expect(await two.claim(used, '1', MINUTE)).toBe(false);
    expect(lines.slice(2)).toEqual(Array(2).fill('shared store is there'));
  });

  it('is not waited for when it stands still', async () => {
    const store = await instance();
    const key = fresh('intent');
    server.freeze(true);
    const started = Date.now();
    await store.set(key, 'answer', MINUTE);
    expect(await store.get(key)).toBe('answer');
    expect(Date.now() - started).toBeLessThan(1_500);
    server.freeze(false);
    await until(() => store.state().connected);
    expect(await store.get(key)).toBe('answer');
  });

  it('hears what changed meanwhile when it has kept what was', async () => {
    const [one, two] = await group();
    const changed = fresh('intent');
    const forgotten = fresh('intent');
    await one.set(changed, 'before', MINUTE);
    await one.set(forgotten, 'before', MINUTE);
    server.freeze(true);
    await until(async () => {
      await one.get(changed);
      return !one.state().connected;
    });
    await one.set(changed, 'after', MINUTE);
    await one.forget(forgotten);
    server.freeze(false);
    await until(() => one.state().connected && two.state().connected);
    expect(await two.get(changed)).toBe('after');
    expect(await two.get(forgotten)).toBeNull();
  });

  it('may be away from the start', async () => {
    const store = createValkeyStore({
      url: 'valkey://127.0.0.1:1',
      tell: (_, line) => lines.push(line),
      probeEvery: 20,
    });
    open.push(store);
    await store.set('intent:x', 'answer', MINUTE);
    expect(await store.get('intent:x')).toBe('answer');
    await until(() => lines.length > 0);
    expect(store.state()).toEqual({ kind: 'valkey', connected: false });
  });
});
