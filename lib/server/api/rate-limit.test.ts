import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/server/store/memory';
import { type Bucket, createLimit } from './rate-limit';

describe('the rate limit', () => {
  it('refuses calls above the limit, says how long to wait, and does not affect other clients and buckets', async () => {
    const limit = createLimit({ points: 2 });
    await limit('write', 'a');
    await limit('write', 'a');
    const refused = await limit('write', 'a').catch((error) => error);
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } });
    // The rest of a minute that has just begun.
    const wait = Number(refused.headers['Retry-After']);
    expect([wait > 30, wait <= 60]).toEqual([true, true]);
    await expect(limit('write', 'b')).resolves.toBeUndefined();
    await expect(limit('read', 'a')).resolves.toBeUndefined();
  });

  it('evicts the least recent client, never one that keeps calling', async () => {
    const limit = createLimit({ points: 2, store: createMemoryStore(Date.now, 3) });
    const calls = ['busy', 'idle', 'idle', 'busy', 'b', 'c'];
    for (const client of calls) await limit('write', client);
    await expect(limit('write', 'busy')).rejects.toMatchObject({ kind: 'TOO_MANY' });
    await expect(limit('write', 'idle')).resolves.toBeUndefined();
  });

  const ADDRESS = '203.0.113.9';
  /** The calls of one bucket that are allowed, of so many. */
  async function allowed(
    bucket: Bucket,
    calls: number,
    ownerOf: (call: number) => string | null,
    limit = createLimit(),
  ) {
    let count = 0;
    for (let call = 0; call < calls; call += 1)
      await limit(bucket, ADDRESS, async () => ownerOf(call)).then(
        () => {
          count += 1;
        },
        () => null,
      );
    return count;
  }

  it('lets two hundred people behind one address order, and check their payments, in the same minute', async () => {
    const limit = createLimit();
    for (const bucket of ['read', 'write', 'order', 'identify'] as const)
      expect(await allowed(bucket, 200, () => null, limit), bucket).toBe(200);
    // Every two seconds the payment, every ten the order.
    expect(await allowed('check', 200 * 36, (call) => `order ${call % 200}`, limit)).toBe(200 * 36);
  });

  it.each([
    ['one order', 'check', 1000, () => 'order 1', 240],
    ['however many orders', 'check', 20_000, (call: number) => `order ${call}`, 12_120],
    ['nobody', 'check', 10_000, () => null, 2_520],
    ['however many sessions', 'order', 1_000, (call: number) => `session ${call}`, 420],
    ['however many orders', 'identify', 1_000, (call: number) => `order ${call}`, 250],
    ['nobody', 'identify', 1_000, () => null, 250],
    ['nobody', 'search', 1_000, () => null, 120],
  ] as const)('for calls of %s to %s has an end', async (_, bucket, calls, ownerOf, most) => {
    expect(await allowed(bucket, calls, ownerOf)).toBe(most);
  });
});
