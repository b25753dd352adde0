import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/store/memory';
import { createLimit } from './rate-limit';

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
});
