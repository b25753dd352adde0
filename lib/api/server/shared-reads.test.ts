import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads';

function scene() {
  let time = 0;
  let count = 0;
  const shared = createSharedReads(() => time);
  /** Asks under a key, good for 1000 ms; how often the backend was asked by then. */
  const ask = (key = 'a') =>
    shared(key, 1_000, async () => {
      count += 1;
      return count;
    });
  return { shared, ask, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('reads that everybody shares', () => {
  it('are made once within their time, and again after it', async () => {
    const { ask, pass } = scene();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    pass(999);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('are made for each thing that is requested', async () => {
    const { ask } = scene();
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 2, 1]);
  });

  it('are made anew once what was read is outdated', async () => {
    const { shared, ask } = scene();
    await ask();
    shared.forget();
    expect(await ask()).toBe(2);
  });

  it('that fail reject for everyone who waits, and are made again for the next', async () => {
    const { shared, ask } = scene();
    await expect(shared('a', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });

  it('are forgotten when there are more of them than a shop requests', async () => {
    const { ask } = scene();
    for (let key = 0; key < 500; key += 1) await ask(`${key}`);
    expect(await ask('0')).toBe(1);
    expect(await ask('one more')).toBe(501);
    expect(await ask('0')).toBe(502);
  });
});
