import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setReporter } from '@/lib/commerce/client/report';
import { lastGood } from './last-good';

beforeEach(() => setReporter(() => {}));
afterEach(() => setReporter(undefined));

describe('the last good answer', () => {
  it('stands in when loading fails, and is not called fresh', async () => {
    await expect(lastGood('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await lastGood('a', async () => 1)).toEqual({ value: 1, fresh: true });
    expect(await lastGood('a', () => Promise.reject(new Error('down')))).toEqual({ value: 1, fresh: false });
    expect(await lastGood('a', async () => 2)).toEqual({ value: 2, fresh: true });
  });

  it('is loaded once for many who ask', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return loads;
    };
    expect(await Promise.all([lastGood('b', load), lastGood('b', load)])).toEqual([
      { value: 1, fresh: true },
      { value: 1, fresh: true },
    ]);
  });
});
