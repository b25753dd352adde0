import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer, redisServer, until } from '@/lib/store/redis-server.fixture';
import { createValkeyStore } from '@/lib/store/valkey';
import { createLimit } from './rate-limit';

const FEW = { points: 3 };
const server = await redisServer();

beforeAll(() => server.start(), 60_000);
afterAll(() => server.kill());

/** How many of six calls pass, made by one client in turn through the given instances. */
async function passed(limits: readonly ReturnType<typeof createLimit>[]): Promise<number> {
  let count = 0;
  for (let call = 0; call < 6; call += 1) {
    const limit = limits[call % limits.length];
    const isThrough = await limit?.('order', '203.0.113.7').then(
      () => true,
      () => false,
    );
    if (isThrough) count += 1;
  }
  return count;
}

describeWithServer('a client who calls too often', () => {
  it('is refused by each instance for itself without a store', async () => {
    expect(await passed([createLimit(FEW)])).toBe(3);
    expect(await passed([createLimit(FEW), createLimit(FEW)])).toBe(6);
  });

  it('has one allowance for the whole group with a store, and gets Retry-After', async () => {
    const stores = [0, 1].map(() => createValkeyStore({ url: server.url, tell: () => {}, patience: 10_000 }));
    await until(() => stores.every((store) => store.state().connected));
    const limits = stores.map((store) => createLimit({ ...FEW, store }));
    expect(await passed(limits)).toBe(3);
    await expect(limits[0]?.('order', '203.0.113.7')).rejects.toMatchObject({
      kind: 'TOO_MANY',
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    await Promise.all(stores.map((store) => store.close()));
  });
});
