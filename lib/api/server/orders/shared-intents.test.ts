import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { orderBody, proxyScene } from '@/lib/api/server/proxy.fixture';
import { describeWithServer, redisServer, until } from '@/lib/store/redis-server.fixture';
import type { SharedStore } from '@/lib/store/store';
import { createValkeyStore } from '@/lib/store/valkey';
import type { CommerceRequest } from '@/lib/sylius/client/http';

const server = await redisServer();
const open: SharedStore[] = [];

beforeAll(() => server.start(), 60_000);
afterEach(async () => void (await Promise.all(open.splice(0).map((store) => store.close()))));
afterAll(() => server.kill());

/** Two instances with one backend. */
async function group(upstream: (request: CommerceRequest) => Promise<unknown>) {
  const stores = [0, 1].map(() =>
    createValkeyStore({ url: server.url, tell: () => {}, patience: 10_000, probeEvery: 50 }),
  );
  open.push(...stores);
  await until(() => stores.every((store) => store.state().connected));
  const [one, two] = stores.map((store) => proxyScene(upstream, { store }));
  const [oneStore] = stores;
  if (!one || !two || !oneStore) throw new Error('no group');
  return { one, two, oneStore };
}

/** Creates an order for every call after a delay; ignores Idempotency-Key. */
function slowBackend() {
  let next = 990;
  return async ({ path }: CommerceRequest) => {
    if (!path.endsWith('create-order')) return { code: 200, order: { orderId: next } };
    next += 1;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return { code: 200, message: 'OK', orderId: next, orderTotal: 4298900, email: 'kund@example.com' };
  };
}

let number = 0;
const freshKey = () => {
  number += 1;
  return { 'idempotency-key': `3f0c8d1e-9a54-4d0b-8c3e-${String(number).padStart(12, '0')}` };
};

describeWithServer('one order per intent in a group', () => {
  it('when two instances receive it at the same time', async () => {
    const { one, two } = await group(slowBackend());
    const key = freshKey();
    const responses = await Promise.all(
      [one, two].map((instance) => instance.open().post('create-order', orderBody(), key)),
    );
    expect(await Promise.all(responses.map((response) => response.json()))).toMatchObject([
      { orderId: 991 },
      { orderId: 991 },
    ]);
    expect(one.sent.length + two.sent.length).toBe(1);
  });

  it('when the page is reloaded at another instance while the order is created', async () => {
    const { one, two } = await group(slowBackend());
    const key = freshKey();
    const made = one.open().post('create-order', orderBody(), key);
    await until(() => one.sent.length === 1);
    expect(await (await two.open().call('order-answer', { headers: key })).json()).toMatchObject({ orderId: 991 });
    await made;
  });

  it('when the instance dies during the call: only the same buyer may retry, with the same Idempotency-Key', async () => {
    const response = slowBackend();
    let calls = 0;
    const { one, two, oneStore } = await group(async (request) => {
      calls += 1;
      return calls === 1 ? new Promise(() => {}) : response(request);
    });
    const key = freshKey();
    void one.open().post('create-order', orderBody(), key);
    await until(() => one.sent.length === 1);
    await oneStore.close();
    const stranger = await two.open().post('create-order', orderBody({ ssn: '198507099805' }), key);
    expect([stranger.status, two.sent.length]).toEqual([409, 0]);
    expect((await two.open().post('create-order', orderBody(), key)).status).toBe(200);
    expect(two.sent[0]?.idempotencyKey).toBe(key['idempotency-key']);
  });

  it('without readable or forgeable data in the store', async () => {
    const { one, two } = await group(slowBackend());
    const [key, forged] = [freshKey(), freshKey()];
    await one.open().post('create-order', orderBody(), key);
    await one.open().post('create-order', orderBody(), forged);
    const redis = new Redis(server.url);
    const stored = (await redis.keys('shop:intent:*')).toSorted();
    const values = await Promise.all(stored.map((name) => redis.get(name)));
    expect(values.length).toBeGreaterThanOrEqual(2);
    expect([...stored, ...values].join()).not.toMatch(/kund@example|191212121212|3f0c8d1e/);
    for (const name of stored) await redis.set(name, JSON.stringify({ settled: null, doubtedBuyer: 'x' }));
    expect((await two.open().call('order-answer', { headers: key })).status).toBe(404);
    redis.disconnect();
  });
});
