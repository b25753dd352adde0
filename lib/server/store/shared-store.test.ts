import { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from './memory';
import { describeWithServer, fresh, redisGroup, until } from './redis-server.fixture';
import type { SharedStore } from './store';
import type { ValkeyOptions } from './valkey/connection';
import { withLease } from './with-lease';

const MINUTE = 60_000;
const lines: string[] = [];
const logged: string[] = [];
const { server, instance: open } = await redisGroup();

const instance = (options: Partial<ValkeyOptions> = {}) =>
  open({
    log: (level, message, { reason }) => {
      lines.push(message);
      logged.push(`${level} ${message} ${reason}`);
    },
    ...options,
  });

/** Two instances of one shop. */
async function group(options?: Partial<ValkeyOptions>): Promise<[SharedStore, SharedStore]> {
  return [await instance(options), await instance(options)];
}

afterEach(() => {
  lines.length = 0;
  logged.length = 0;
});

describeWithServer.each([
  [
    'the memory of one instance',
    async () => Array<SharedStore>(2).fill(createMemoryStore()) as [SharedStore, SharedStore],
  ],
  ['a group', group],
])('%s', (_, create) => {
  it('shares values until they expire', async () => {
    const [one, two] = await create();
    const key = fresh('intent');
    await one.set(key, 'value', 300);
    expect(await two.get(key)).toBe('value');
    await until(async () => (await two.get(key)) === null);
  });

  it('accepts one claim', async () => {
    const [one, two] = await create();
    const used = fresh('bankid-used');
    const claims = await Promise.all([one.claim(used, 'a', MINUTE), two.claim(used, 'b', MINUTE)]);
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await one.claim(fresh('bankid-used'), '1', MINUTE)).toBe(true);
  });

  it('grants a lease to one at a time', async () => {
    const [one, two] = await create();
    const name = fresh('catalogue');
    // Durations come from clocks, with fractions.
    const lease = await one.lease(name, MINUTE + 0.475);
    expect(lease).not.toBeNull();
    expect(await two.lease(name, MINUTE)).toBeNull();
    expect(await lease?.renew(MINUTE + 0.475)).toBe(true);
    await lease?.release();
    expect(await lease?.renew(MINUTE)).toBe(false);
    expect(await two.lease(name, MINUTE)).not.toBeNull();
  });

  it('counts points', async () => {
    const [one, two] = await create();
    const rule = { name: fresh('order'), points: 2, seconds: 60 };
    const [limiter, other] = [one.limiter(rule), one === two ? null : two.limiter(rule)];
    await limiter.consume('client');
    await (other ?? limiter).consume('client');
    await expect(limiter.consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
    await limiter.consume('somebody else');
  });
});

describe('the memory of an instance', () => {
  it("is bounded per use, so that no use evicts another's values", async () => {
    const store = createMemoryStore(Date.now, 3);
    await store.set('signed-out:a', '1', MINUTE);
    for (let order = 0; order < 5; order += 1) await store.set(`intent:${order}`, 'value', MINUTE);
    const kept = await Promise.all(['signed-out:a', 'intent:1', 'intent:4'].map(store.get));
    expect(kept).toEqual(['1', null, 'value']);
  });
});

describeWithServer('a document', () => {
  it('is available to the group, and to nobody while the store is down', async () => {
    const [one, two] = await group();
    const key = fresh('catalogue');
    expect(await two.document(key)).toBeNull();
    await one.putDocument(key, Buffer.from([0, 255, 128]), MINUTE);
    expect(await two.document(key)).toEqual(Buffer.from([0, 255, 128]));
    await server.kill();
    await until(() => !two.state().connected);
    expect(await two.document(key)).toBeNull();
    await two.putDocument(key, Buffer.from('x'), MINUTE);
    await server.start();
  });
});

it('work under a lease does not wait for a clock that was set back to catch up', async () => {
  const store = createMemoryStore();
  await store.lease('intent', MINUTE);
  const done = withLease(store, 'intent', { wait: 300, hold: 1_000 }, async () => 'done');
  vi.useFakeTimers({ now: Date.now() - 60 * MINUTE, toFake: ['Date'] });
  expect(await done.finally(() => vi.useRealTimers())).toBe('done');
});

describe('work under a lease', () => {
  /** Work that has begun on a store in which time passes as the test says. */
  function begin(hold: number) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    // Values of the moment 0 would never expire.
    vi.advanceTimersByTime(1);
    const store = createMemoryStore();
    let end: (result: string | Promise<string>) => void = () => {};
    const work = new Promise<string>((resolve) => {
      end = resolve;
    });
    const done = withLease(store, 'intent', { wait: 0, hold }, () => work);
    return { done, end, isFree: async () => (await store.lease('intent', 1)) !== null };
  }

  it('keeps it longer than the time after which a dead holder loses it', async () => {
    const { done, end, isFree } = begin(10_000);
    await vi.advanceTimersByTimeAsync(9_500);
    expect(await isFree()).toBe(false);
    end('done');
    expect(await done).toBe('done');
    expect(await isFree()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loses it when it hangs, and returns it when it fails', async () => {
    const hanging = begin(5_000);
    await vi.advanceTimersByTimeAsync(8_500);
    expect(await hanging.isFree()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    const failing = begin(5_000);
    failing.end(Promise.reject(new Error('away')));
    await expect(failing.done).rejects.toThrow('away');
    expect(await failing.isFree()).toBe(true);
  });
});

// lib/server/api/orders/shared-intents.test.ts: it runs on one instance after the other.
describeWithServer('work under a lease', () => {
  it('runs on another instance when the holder has died, and after the wait when it hangs', async () => {
    const [one, two] = await group();
    const [died, hangs] = [fresh('intent'), fresh('intent')];
    await one.lease(died, 300);
    expect(await withLease(two, died, { wait: 5_000, hold: 5_000 }, async () => 'done')).toBe('done');
    await one.lease(hangs, MINUTE);
    const started = Date.now();
    expect(await withLease(two, hangs, { wait: 300, hold: 1_000 }, async () => 'done')).toBe('done');
    expect(Date.now() - started).toBeGreaterThanOrEqual(300);
  });
});

describeWithServer('the server', () => {
  /** Another program's client. */
  function client(): Redis {
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    return redis;
  }

  it('has everything under the shop’s prefix, and with an end', async () => {
    const [one] = await group();
    const redis = client();
    const names = ['intent', 'bankid-used', 'catalogue'].map(fresh);
    const [set = '', claimed = '', document = ''] = names;
    await one.set(set, 'value', MINUTE);
    await one.claim(claimed, 'value', MINUTE);
    await one.putDocument(document, Buffer.from('x'), MINUTE);
    const leased = fresh('catalogue');
    const lease = await one.lease(leased, MINUTE);
    const limited = fresh('order');
    await one.limiter({ name: limited, points: 1, seconds: 60 }).consume('client');
    const keys = [...names, `lease:${leased}`, `limit:${limited}:client`].map((name) => `shop:${name}`);
    for (const key of keys) {
      expect(await redis.pttl(key), key).toBeGreaterThan(MINUTE / 2);
      expect(await redis.pttl(key), key).toBeLessThanOrEqual(MINUTE);
    }
    expect(await lease?.renew(10 * MINUTE)).toBe(true);
    expect(await redis.pttl(`shop:lease:${leased}`)).toBeGreaterThan(9 * MINUTE);
    await lease?.release();
    expect(await redis.exists(`shop:lease:${leased}`)).toBe(0);
  });

  it('that refuses a command, our mistake, is reported and stays in use', async () => {
    const [one] = await group();
    const key = fresh('intent');
    await client().lpush(`shop:${key}`, 'a list');
    expect(await one.get(key)).toBeNull();
    expect(logged.at(-1)).toMatch(/^error the shared store refuses a command ReplyError: WRONGTYPE/);
    await one.putDocument(fresh('catalogue'), Buffer.from('x'), 1e300);
    expect(logged.at(-1)).toMatch(/^error the shared store refuses a command ReplyError: ERR/);
    expect(one.state()).toEqual({ kind: 'valkey', connected: true });
  });

  it.each([
    ['while it was there', false],
    ['while it hung', true],
  ])('is never overwritten with what was written before, %s', async (_, hangs) => {
    const [one] = await group({ patience: hangs ? 200 : 10_000 });
    const key = fresh('intent');
    server.freeze(hangs);
    await one.set(key, 'before', MINUTE);
    expect(one.state().connected).toBe(!hangs);
    server.freeze(false);
    await until(() => one.state().connected);
    lines.length = 0;
    await client().set(`shop:${key}`, 'after', 'PX', MINUTE);
    // Its connection is cut, so that it gives back what it knows.
    await client().call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await until(() => lines.includes('shared store is away, this instance goes on alone'));
    await until(() => one.state().connected);
    expect(await one.get(key)).toBe('after');
  });
});

describeWithServer('a message', () => {
  it('is received by each instance once, also by its sender', async () => {
    const [one, two] = await group();
    const received: string[] = [];
    one.subscribe('tick', (message) => received.push(`one ${message}`));
    two.subscribe('tick', (message) => received.push(`two ${message}`));
    // Subscribing takes a moment; a message without a subscriber is lost.
    await until(() => {
      one.publish('tick', 'probe');
      return received.includes('two probe');
    });
    one.publish('tick', 'last');
    await until(() => received.includes('two last'));
    expect(received.filter((line) => line.endsWith('last')).toSorted()).toEqual(['one last', 'two last']);
  });

  it.each([1e300, 0.5])('with a copy for %d ms is not kept, since the server would reject it', async (ttlMs) => {
    const [one] = await group();
    await until(() => {
      one.publish('copies', JSON.stringify([fresh('intent'), 'value', ttlMs]));
      return lines.includes('shared store: a message that cannot be read');
    });
  });
});

describeWithServer('a store that goes down', () => {
  it('loses no data, not even what a stopped instance had written', async () => {
    const [one, two] = await group();
    const used = fresh('bankid-used');
    const out = fresh('signed-out');
    await one.claim(used, '1', MINUTE);
    await one.set(out, '1', MINUTE);
    // Copies are sent asynchronously, in order: this one arrives last.
    let hasArrived = false;
    two.subscribe('marker', () => {
      hasArrived = true;
    });
    await until(() => {
      one.publish('marker', 'last');
      return hasArrived;
    });
    await Promise.all([one.close(), server.kill()]);
    await until(() => !two.state().connected);
    expect(await two.get(out)).toBe('1');
    expect(await two.claim(used, '1', MINUTE)).toBe(false);
    await server.start();
  });

  it('is logged once; each instance continues alone and the store gets back what it missed', async () => {
    const [one, two] = await group();
    const [before, meanwhile] = [fresh('intent'), fresh('intent')];
    const used = fresh('bankid-used');
    await one.set(before, 'before', MINUTE);
    expect(await one.claim(used, '1', MINUTE)).toBe(true);
    const lease = await one.lease(fresh('intent'), MINUTE);
    lines.length = 0;

    await server.kill();
    await until(() => !one.state().connected && !two.state().connected);
    expect(await one.get(before)).toBe('before');
    expect(await one.claim(used, '1', MINUTE)).toBe(false);
    await two.set(meanwhile, 'meanwhile', MINUTE);
    expect(await two.lease('catalogue', MINUTE)).not.toBeNull();
    expect(await lease?.renew(MINUTE)).toBe(true);
    await lease?.release();
    const limiter = one.limiter({ name: fresh('order'), points: 1, seconds: 60 });
    await limiter.consume('client');
    await expect(limiter.consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
    expect(lines).toEqual(Array(2).fill('shared store is away, this instance goes on alone'));

    await server.start();
    await until(() => one.state().connected && two.state().connected);
    expect(await two.get(before)).toBe('before');
    expect(await one.get(meanwhile)).toBe('meanwhile');
    expect(await two.claim(used, '1', MINUTE)).toBe(false);
    expect(lines.slice(2)).toEqual(Array(2).fill('shared store is connected'));
  });

  it('is not reported down while a starting instance is still connecting', async () => {
    await instance({ patience: 2_000, probeEvery: 1 });
    expect(lines).toEqual(['shared store is connected']);
  });

  it('is not waited for when it hangs, and receives changes made meanwhile when it kept the old value', async () => {
    const [one, two] = await group({ patience: 200 });
    const changed = fresh('intent');
    await one.set(changed, 'before', MINUTE);
    server.freeze(true);
    // Without the 200 ms limit this would wait until the server resumes, which happens after this.
    await one.set(changed, 'after', MINUTE);
    expect(await one.get(changed)).toBe('after');
    await until(() => !two.state().connected);
    server.freeze(false);
    await until(() => one.state().connected && two.state().connected);
    expect(await two.get(changed)).toBe('after');
    await server.kill();
    await until(async () => (await two.get(changed)) === 'after' && !two.state().connected);
    await server.start();
  });

  it('may be down from the start', async () => {
    const store = await instance({ url: 'valkey://127.0.0.1:1', probeEvery: 20 });
    await store.set('intent:x', 'value', MINUTE);
    expect(await store.get('intent:x')).toBe('value');
    const heard: string[] = [];
    const leave = store.subscribe('tick', (message) => heard.push(message));
    store.publish('tick', 'own');
    leave();
    store.publish('tick', 'later');
    expect(heard).toEqual(['own']);
    await until(() => lines.length > 0);
    expect(store.state()).toEqual({ kind: 'valkey', connected: false });
    expect(logged[0]).toMatch(/^warn shared store is away, .* connect ECONNREFUSED 127\.0\.0\.1:1$/);
  });
});
