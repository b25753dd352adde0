import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedReads, type SharedReads } from './shared-reads';

describe('shared reads', () => {
  let shared: SharedReads;
  let time: number;
  let count: number;
  /** Reads a key with a lifetime of 1000 ms; resolves to the number of backend reads so far. */
  const readShared = (key = 'a', takes = 0) =>
    shared(key, 1_000, async () => {
      count += 1;
      const number = count;
      await Promise.resolve();
      time += takes;
      return number;
    });

  beforeEach(() => {
    [time, count] = [0, 0];
    shared = createSharedReads(() => time);
  });

  it('run once per key within their lifetime, which begins with the request, and again after it', async () => {
    expect(await Promise.all([readShared('a', 600), readShared(), readShared('b')])).toEqual([1, 1, 2]);
    time = 999;
    expect(await readShared()).toBe(1);
    time = 1_000;
    expect(await readShared()).toBe(3);
  });

  it('run again when the clock has been set back, and after forget()', async () => {
    await readShared();
    time -= 7_200_000;
    expect(await readShared()).toBe(2);
    shared.forget();
    expect(await readShared()).toBe(3);
  });

  it('reject for waiting callers when they fail, and run again for the next', async () => {
    await expect(shared('a', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await readShared()).toBe(1);
  });

  it('are discarded above 500 keys', async () => {
    for (let key = 0; key < 500; key += 1) await readShared(`${key}`);
    expect([await readShared('0'), await readShared('one more'), await readShared('0')]).toEqual([1, 501, 502]);
  });
});
