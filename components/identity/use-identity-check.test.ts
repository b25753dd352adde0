// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abortByFakeTimers } from '@/lib/domain/abort-timers.fixture';
import { useIdentityCheck } from './use-identity-check';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What our server needs when both of its calls to the backend, for the session and for the confirmation, end just in time. */
const SLOWEST = 20_000;

it('waits while the backend hangs for a minute, and receives the outcome, which is sent only once', async () => {
  vi.useFakeTimers();
  abortByFakeTimers();
  const states = ['pending', 'pending', 'pending', 'confirmed'];
  const fetch = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const state = states.shift() ?? 'failed';
        setTimeout(() => resolve(Response.json(state === 'confirmed' ? { state, orderId: 1 } : { state })), SLOWEST);
      }),
  );
  vi.stubGlobal('fetch', fetch);
  const onEnd = vi.fn();
  renderHook(() => useIdentityCheck('signing', onEnd));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd.mock.calls).toEqual([[{ state: 'confirmed', orderId: 1 }]]);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('requests the state every two seconds, and counts as expired after three minutes without an outcome', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => Response.json({ state: 'pending' }));
  vi.stubGlobal('fetch', fetch);
  const onEnd = vi.fn();
  renderHook(() => useIdentityCheck('login', onEnd));
  await vi.advanceTimersByTimeAsync(10_100);
  expect(fetch).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(168_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onEnd.mock.calls).toEqual([[{ state: 'expired' }]]);
});
