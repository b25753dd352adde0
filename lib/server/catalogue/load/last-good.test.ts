import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setReporter } from '@/lib/server/reporting/report';
import { lastGood, retryFailed } from './last-good';

const down = () => Promise.reject(new Error('down'));
const silent = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  setReporter(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  setReporter(undefined);
});

it('returns the last value when loading fails, not marked as fresh, and the fallback before the first', async () => {
  expect(await lastGood('a', async () => 1, 0)).toEqual({ value: 1, fresh: true });
  expect(await lastGood('a', down, 0)).toEqual({ value: 1, fresh: false });
  vi.advanceTimersByTime(5_000);
  expect(await lastGood('a', async () => 2, 0)).toEqual({ value: 2, fresh: true });
  expect(await lastGood('b', down, 0)).toEqual({ value: 0, fresh: false });
});

it('loads once for concurrent callers', async () => {
  const load = vi.fn(async () => 1);
  await Promise.all([lastGood('c', load, 0), lastGood('c', load, 0)]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('delays a page by at most two seconds, and the next ones not at all, which have a late response', async () => {
  let respond: (value: number) => void = () => {};
  const late = () =>
    new Promise<number>((resolve) => {
      respond = resolve;
    });
  const ended = vi.fn();
  const first = lastGood('d', late, 0).finally(ended);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ value: 0, fresh: false });
  expect(await lastGood('d', silent, 0)).toEqual({ value: 0, fresh: false });
  respond(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await lastGood('d', down, 0)).toEqual({ value: 1, fresh: false });
});

it('waits longer during a build', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(1), 29_000));
  const first = lastGood('f', slow, 0);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await first).toEqual({ value: 1, fresh: true });
});

it('retries only after a failure, and returns true on success', async () => {
  await lastGood('e', down, 0);
  expect(await retryFailed('e', down)).toBe(false);
  expect(await retryFailed('e', async () => 3)).toBe(true);
  expect(await retryFailed('e', async () => 4)).toBe(false);
  expect(await lastGood('e', async () => 5, 0)).toEqual({ value: 5, fresh: true });
  await lastGood('e', down, 0);
  const retried = retryFailed('e', silent);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await retried).toBe(false);
});
