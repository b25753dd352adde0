import { describe, expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency';

describe('the limit of concurrency', () => {
  it('never runs more than it may, and runs everything, failures included', async () => {
    const inTurn = concurrencyLimit(2);
    let running = 0;
    let most = 0;
    const task = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error('x');
    };
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(task(number % 2 === 0))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect([most, running]).toEqual([2, 0]);
  });
});
