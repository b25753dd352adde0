import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortByFakeTimers, respondAfter } from '@/lib/domain/abort-timers.fixture';
import { responseFixture } from '@/lib/domain/order/order.fixture';
import { fetchJson } from './request';
import { createOrder } from './shop-api';

beforeEach(() => {
  vi.useFakeTimers();
  abortByFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [14_900, { ok: true }],
  [15_100, 'timeout'],
])(
  'a call of our own server is given up after fifteen seconds, also beside a signal of the caller: %d ms',
  async (delay, expected) => {
    void respondAfter(delay, { ok: true });
    const ended = fetchJson('/api/x', new AbortController().signal).catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(delay);
    expect(await ended).toEqual(expected);
  },
);

it.each([
  [39_900, 'order'],
  [40_100, 'NETWORK'],
])('an order is waited for longer than our server waits for the backend: %d ms', async (delay, expected) => {
  void respondAfter(delay, responseFixture());
  const ended = createOrder('an intent', {} as never).then(
    ({ outcome }) => outcome,
    ({ reason }) => reason,
  );
  await vi.advanceTimersByTimeAsync(delay);
  expect(await ended).toBe(expected);
});
