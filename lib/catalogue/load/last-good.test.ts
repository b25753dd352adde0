import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReporter } from '@/lib/reporting/report';
import { lastGood, retryFailed } from './last-good';

const down = () => Promise.reject(new Error('down'));
const silent = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  setReporter(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  setReporter(undefined);
});

describe('the last good answer', () => {
  it('stands in when loading fails, and is not called fresh', async () => {
    expect(await lastGood('a', async () => 1, 0)).toEqual({ value: 1, fresh: true });
    expect(await lastGood('a', down, 0)).toEqual({ value: 1, fresh: false });
    vi.advanceTimersByTime(6_000);
    expect(await lastGood('a', async () => 2, 0)).toEqual({ value: 2, fresh: true });
  });

  it('is the stand-in when there has never been one: what a page can do without takes none down', async () => {
    expect(await lastGood('b', down, 0)).toEqual({ value: 0, fresh: false });
  });

  it('is loaded once for many callers', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return loads;
    };
    expect(await Promise.all([lastGood('c', load, 0), lastGood('c', load, 0)])).toEqual([
      { value: 1, fresh: true },
      { value: 1, fresh: true },
    ]);
  });

  it('keeps no page waiting for more than two seconds, and the next ones not at all', async () => {
    const first = lastGood('d', silent, 0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toEqual({ value: 0, fresh: false });
    expect(await lastGood('d', silent, 0)).toEqual({ value: 0, fresh: false });
  });
});

describe('mending', () => {
  it('retries what failed, and says when it has come', async () => {
    await lastGood('e', down, 0);
    expect(await retryFailed('e', down)).toBe(false);
    expect(await retryFailed('e', async () => 3)).toBe(true);
    expect(await retryFailed('e', async () => 4)).toBe(false);
    expect(await lastGood('e', async () => 5, 0)).toEqual({ value: 5, fresh: true });
  });
});
