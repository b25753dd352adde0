import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPriceChange as nextTick } from '@/lib/domain/prices/schedule';
import { awaitCheck, delayBeforeCheck, watchPrices } from './price-watch';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

it.each([
  ['is ten seconds between the ticks', '10:01:00', true, 10_000],
  ['is one second until the first successful check', '10:01:00', false, 1_000],
  ['ends right after the tick', '10:04:58', true, 2_020],
  ['ends again three seconds after the tick', '10:05:00.500', true, 2_520],
])('the delay before the next check %s', (_, now, settled, delay) =>
  expect(delayBeforeCheck(at(now), nextTick, settled)).toBe(delay),
);

const checks: number[] = [];
const reports: string[] = [];
let end = () => {};
const watch = (fetchStub: () => Promise<Response>) => {
  vi.stubGlobal('fetch', () => {
    checks.push(Date.now());
    return fetchStub();
  });
  const report = (message: string) => reports.push(message);
  end = watchPrices({ self: 'http://shop.test', secret: 'x'.repeat(32), nextTick, report, onChecked: () => undefined });
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const hang = () => new Promise<Response>(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: at('10:14:00') });
  checks.length = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a check that hangs does not prevent the next one, which finds the backend back', async () => {
  watch(() => (checks.length === 1 ? hang() : Promise.resolve(Response.json({}))));
  await pass(12_000);
  expect(checks).toHaveLength(2);
  expect(reports.at(-1)).toBe('Prices are confirmed again');
});

describe('awaitCheck', () => {
  beforeEach(() =>
    watch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return Response.json({});
    }),
  );

  it('shares one check a second at a tick', async () => {
    await pass(59_990);
    const before = checks.length;
    const done = vi.fn();
    for (let requested = 0; requested < 200; requested += 1) {
      void awaitCheck(5_000).then(done);
      await pass(5);
    }
    await pass(2_000);
    expect(done).toHaveBeenCalledTimes(200);
    expect(checks.length - before).toBeLessThanOrEqual(3);
  });

  it('are not needed: the watch continues when the clock is set back', async () => {
    await pass(15_000);
    vi.setSystemTime(at('08:14:00'));
    const before = checks.length;
    await pass(21_000);
    expect(checks.length - before).toBeGreaterThanOrEqual(2);
  });

  it('do not wait for a clock that was set back to catch up', async () => {
    await pass(15_000);
    vi.setSystemTime(at('09:14:00'));
    const before = checks.length;
    const done = vi.fn();
    void awaitCheck(60_000).then(done);
    await pass(3_000);
    expect([done.mock.calls.length, checks.length - before]).toEqual([1, 1]);
  });

  it('resolve after their timeout when the backend is slow', async () => {
    await pass(5_000);
    vi.stubGlobal('fetch', hang);
    const done = vi.fn();
    void awaitCheck(2_500).then(done);
    await pass(2_400);
    expect(done).not.toHaveBeenCalled();
    await pass(200);
    expect(done).toHaveBeenCalled();
  });
});
