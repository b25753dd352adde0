import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads';

function scene() {
  let time = 0;
  let count = 0;
  const shared = createSharedReads(() => time);
  /** Reads a key with a lifetime of 1000 ms; resolves to the number of backend reads so far. */
  const ask = (key = 'a') =>
    shared(key, 1_000, async () => {
      count += 1;
      return count;
    });
  return { shared, ask, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('shared reads', () => {
  it('run once within their lifetime, and again after it', async () => {
    const { ask, pass } = scene();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    pass(999);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('run again when the clock has been set back', async () => {
    const { ask, pass } = scene();
    await ask();
    pass(-7_200_000);
    expect(await ask()).toBe(2);
  });

  it('run once per key', async () => {
    const { ask } = scene();
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 2, 1]);
  });

  it('run again after forget()', async () => {
    const { shared, ask } = scene();
    await ask();
    shared.forget();
    expect(await ask()).toBe(2);
  });

  it('reject for waiting callers when they fail, and run again for the next', async () => {
    const { shared, ask } = scene();
    await expect(shared('a', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });

  it('are discarded above 500 keys', async () => {
    const { ask } = scene();
    for (let key = 0; key < 500; key += 1) await ask(`${key}`);
    expect(await ask('0')).toBe(1);
    expect(await ask('one more')).toBe(501);
    expect(await ask('0')).toBe(502);
  });
});
