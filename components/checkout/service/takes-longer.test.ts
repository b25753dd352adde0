// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { respondAfter } from '@/lib/domain/abort-timers.fixture';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { takesLonger } from './takes-longer';

it.each([
  [2_900, true],
  [3_100, false],
])('an order waits three seconds for the delivery times: %d ms', async (delay, isKnown) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  void respondAfter(delay, { '58': { error: false, currentStock: null, weeks: 5 } });
  const longer = takesLonger([cartItem()]);
  await vi.advanceTimersByTimeAsync(delay);
  expect(await longer).toBe(isKnown);
});
