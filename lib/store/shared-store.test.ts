import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory';
import { describeWithServer, redisServer, until } from './redis-server.fixture';
import type { SharedStore } from './store';
import { createValkeyStore } from './valkey';
import { withLease } from './with-lease';

const server = await redisServer();
const open: SharedStore[] = [];
const lines: string[] = [];
const MINUTE = 60_000;

/** @param patience longer than any delay on a busy test machine, except for a suspended store */
async function instance(patience = 10_000, probeEvery = 50): Promise<SharedStore> {
  const store = createValkeyStore({
    url: server.url,
    tell: (_, message) => lines.push(message),
    patience,
    probeEvery,
  });
  open.push(store);
  await until(() => store.state().connected);
  return store;
}

/** Two instances of one shop. */
async function group(patience?: number): Promise<[SharedStore, SharedStore]> {
  return [await instance(patience), await instance(patience)];
}

let number = 0;
/** Unique keys per test: all tests share the server. */
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

describeWithServer.each([
  ['memory', async () => createMemoryStore()],
  ['valkey', () => instance()],
])('a store: %s', (_, create) => {
  it('keeps a value until it expires', async () => {
    const store = await create();
    const key = fresh('intent');
    await store.set(key, 'answer', 300);
    expect(await store.get(key)).toBe('answer');
    await until(async () => (await store.get(key)) === null);
  });

  it('accepts one claim', async () => {
    const store = await create();
    const key = fresh('bankid-used');
    expect(await store.claim(key, '1', MINUTE)).toBe(true);
    expect(await store.claim(key, '1', MINUTE)).toBe(false);
    expect(await store.claim(fresh('bankid-used'), '1', MINUTE)).toBe(true);
  });

  it('grants a lease to one at a time', async () => {
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

  it('counts points', async () => {
    const limiter = (await create()).limiter({ name: fresh('order'), points: 2, seconds: 60 });
    await limiter.consume('client');
    await limiter.consume('client');
    await expect(limiter.consume('client')).rejects.toBeInstanceOf(RateLimiterRes);
    await limiter.consume('somebody else');
  });
});

describe('the memory of an instance', () => {
  it("is bounded per use, so that no use evicts another's values", async () => {
    const store = createMemoryStore(Date.now, 3);
    await store.set('signed-out:a', '1', MINUTE);
    for (let order = 0; order < 5; order += 1) await store.set(`intent:${order}`, 'answer', MINUTE);
    expect(await store.get('signed-out:a')).toBe('1');
    expect(await store.get('intent:1')).toBeNull();
    expect(await store.get('intent:4')).toBe('answer');
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

describeWithServer('work under a lease', () => {
  const times = { wait: 5_000, hold: 5_000 };

  it('runs on one instance after the other', async () => {
    const [one, two] = await group();
    const name = fresh('intent');
    const order: string[] = [];
    const work = (who: string) => async () => {
      order.push(`${who} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push(`${who} ends`);
    };
    await Promise.all([withLease(one, name, times, work('a')), withLease(two, name, times, work('b'))]);
    expect([order.slice(0, 2).join(), order.slice(2).join()].toSorted()).toEqual([
      'a begins,a ends',
      'b begins,b ends',
    ]);
  });

  it('runs on another instance when the holder has died, and after the wait when it hangs', async () => {
    const [one, two] = await group();
    const [died, hangs] = [fresh('intent'), fresh('intent')];
    await one.lease(died, 300);
    expect(await withLease(two, died, times, async () => 'done')).toBe('done');
    await one.lease(hangs, MINUTE);
    const started = Date.now();
    expect(await withLease(two, hangs, { wait: 300, hold: 1_000 }, async () => 'done')).toBe('done');
    expect(Date.now() - started).toBeGreaterThanOrEqual(300);
  });

  it("keeps its lease when it takes longer than the lease's time", async () => {
    const [one, two] = await group();
    const name = fresh('intent');
    let isRunning = true;
    const long = withLease(one, name, times, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_500));
      isRunning = false;
    });
    await until(async () => (await two.lease(name, 1)) === null);
    await withLease(two, name, times, async () => expect(isRunning).toBe(false));
    await long;
  });
});

describeWithServer('a group', () => {
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

  it('receives each message once, including its own', async () => {
    const [one, two] = await group();
    const heard: string[] = [];
    one.subscribe('tick', (message) => heard.push(`one ${message}`));
    two.subscribe('tick', (message) => heard.push(`two ${message}`));
    // Subscribing takes a moment; a message without a subscriber is lost.
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

describeWithServer('a copy', () => {
  it.each([1e300, 0.5])('of %d ms is not kept, since the server would reject it', async (ttlMs) => {
    const [one] = await group();
    await until(() => {
      one.publish('copies', JSON.stringify([fresh('intent'), 'answer', ttlMs]));
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
    const last = fresh('marker');
    const heard = new Promise<void>((resolve) => two.subscribe('marker', (message) => message === last && resolve()));
    await until(async () => {
      one.publish('marker', last);
      return Promise.race([heard.then(() => true), new Promise<boolean>((later) => setTimeout(later, 20, false))]);
    });
    await Promise.all([one.close(), server.kill()]);
    await until(() => !two.state().connected);
    expect(await two.get(out)).toBe('1');
    expect(await two.claim(used, '1', MINUTE)).toBe(false);
    await server.start();
  });

  it('is logged once; each instance continues alone and the store gets back what it missed', async () => {
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

  it('is not reported down while a starting instance is still connecting', async () => {
    await instance(2_000, 1);
    expect(lines).toEqual(['shared store is there']);
  });

  it('is not waited for when it hangs', async () => {
    const store = await instance(200);
    const key = fresh('intent');
    server.freeze(true);
    await store.set(key, 'answer', MINUTE);
    // Without the 200 ms limit the store would wait until the server resumes, which happens after this.
    expect(await store.get(key)).toBe('answer');
    server.freeze(false);
    await until(() => store.state().connected);
    expect(await store.get(key)).toBe('answer');
  });

  it('receives changes made meanwhile when it kept the old value', async () => {
    const [one, two] = await group(200);
    const changed = fresh('intent');
    await one.set(changed, 'before', MINUTE);
    server.freeze(true);
    await until(async () => {
      await one.get(changed);
      return !one.state().connected;
    });
    await one.set(changed, 'after', MINUTE);
    server.freeze(false);
    await until(() => one.state().connected && two.state().connected);
    expect(await two.get(changed)).toBe('after');
    await server.kill();
    await until(async () => (await two.get(changed)) === 'after' && !two.state().connected);
    await server.start();
  });

  it('may be down from the start', async () => {
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
