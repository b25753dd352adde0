import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { responseFixture } from '@/lib/domain/order/order.fixture';
import type { CreateOrderResponse } from '@/lib/domain/shop-api/responses';
import { proxyScene } from '@/lib/server/api/proxy.fixture';
import { SEAL } from '@/lib/server/sessions/cookie-jar.fixture';
import { createMemoryStore } from '@/lib/server/store/memory';
import { describeWithServer, redisGroup, until } from '@/lib/server/store/redis-server.fixture';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { createIntentMemory } from './intents';

const { server, instance } = await redisGroup();

// The first order of a process reads the terms, which on a busy machine blocks it for longer than a lease lasts.
beforeAll(async () => void (await proxyScene(slowBackend()).open().order()));

/** Two instances with one backend. */
async function group(upstream: (request: CommerceRequest) => Promise<unknown>) {
  const [oneStore, twoStore] = [await instance(), await instance()];
  return {
    one: proxyScene(upstream, { store: oneStore }),
    two: proxyScene(upstream, { store: twoStore }),
    oneStore,
  };
}

/** Creates an order for every call after a delay; ignores Idempotency-Key. */
function slowBackend() {
  let made = 990;
  return async () => {
    made += 1;
    const orderId = made;
    await sleep(150);
    return { code: 200, message: 'OK', orderId, orderTotal: 4298900, email: 'kund@example.com' };
  };
}

describeWithServer('one order per intent in a group', () => {
  it('when two instances receive it at the same time', async () => {
    const { one, two } = await group(slowBackend());
    const intent = crypto.randomUUID();
    const results = await Promise.all([one, two].map(({ open }) => open().order({}, intent)));
    expect(results.map(({ body }) => body)).toMatchObject([{ orderId: 991 }, { orderId: 991 }]);
    expect(one.sent.length + two.sent.length).toBe(1);
  });

  it('when the page is reloaded at another instance while the order is created', async () => {
    const { one, two } = await group(slowBackend());
    const intent = crypto.randomUUID();
    const made = one.open().order({}, intent);
    await until(() => one.sent.length === 1);
    expect((await two.open().storedResult(intent)).body).toMatchObject({ orderId: 991 });
    await made;
  });

  it('when the instance dies during the call: only the same buyer may retry, with the same Idempotency-Key', async () => {
    const response = slowBackend();
    let calls = 0;
    const { one, two, oneStore } = await group(() => {
      calls += 1;
      return calls === 1 ? new Promise(() => {}) : response();
    });
    const intent = crypto.randomUUID();
    void one.open().order({}, intent);
    await until(() => one.sent.length === 1);
    await oneStore.close();
    expect((await two.open().order({ ssn: '198507099805' }, intent)).status).toBe(409);
    expect(two.sent).toEqual([]);
    expect((await two.open().order({}, intent)).status).toBe(200);
    expect(two.sent[0]?.idempotencyKey).toBe(intent);
  });

  it('without readable or forgeable data in the store', async () => {
    const { one, two } = await group(slowBackend());
    const intent = crypto.randomUUID();
    await one.open().order({}, intent);
    const redis = new Redis(server.url);
    const stored = await redis.keys('shop:intent:*');
    const values = await Promise.all(stored.map((name) => redis.get(name)));
    expect(values.length).toBeGreaterThan(0);
    for (const secret of ['kund@example', '191212121212', intent]) {
      expect([...stored, ...values].join()).not.toContain(secret);
    }
    for (const name of stored) await redis.set(name, JSON.stringify({ settled: null, doubtedBuyer: 'x' }));
    expect((await two.open().storedResult(intent)).status).toBe(404);
    redis.disconnect();
  });
});

it('another instance waits for one that hangs longer than the backend may take, before it sends the order itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createMemoryStore(() => 1);
  const lease = vi.spyOn(store, 'lease');
  const attempt = { fingerprint: 'f', buyer: 'one', owner: null, isRetry: false, at: 1 };
  const sendBy = (send: () => Promise<CreateOrderResponse>) =>
    createIntentMemory(store, SEAL).once('an intent', attempt, async () => true, send);
  const hang = vi.fn(() => new Promise<never>(() => {}));
  void sendBy(hang);
  await until(() => hang.mock.calls.length === 1);
  const send = vi.fn(async () => responseFixture());
  const sent = sendBy(send);
  const waited = async () => {
    const before = lease.mock.calls.length;
    await until(() => lease.mock.calls.length > before + 1);
  };
  await waited();
  vi.advanceTimersByTime(34_900);
  await waited();
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await sent;
  expect(send).toHaveBeenCalledOnce();
});
