import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPriceChange as nextTick } from '@/lib/prices/schedule';
import { awaitCheck, delayBeforeCheck, watchPrices } from './price-watch';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('the delay before the next check', () => {
  it('is ten seconds between the ticks', () => {
    expect(delayBeforeCheck(at('10:01:00'), nextTick, true)).toBe(10_000);
  });

  it('is one second until the first successful check', () => {
    expect(delayBeforeCheck(at('10:01:00'), nextTick, false)).toBe(1_000);
  });

  it('ends right after the tick', () => {
    expect(delayBeforeCheck(at('10:04:58'), nextTick, true)).toBe(2_020);
  });

  it('ends again three seconds after the tick', () => {
    expect(delayBeforeCheck(at('10:05:00.500'), nextTick, true)).toBe(2_520);
  });
});

describe('a check that hangs', () => {
  it('does not prevent the next one, which finds the backend back', async () => {
    vi.useFakeTimers({ now: at('10:01:00') });
    let requested = 0;
    vi.stubGlobal('fetch', () => {
      requested += 1;
      return requested === 1 ? new Promise(() => {}) : Promise.resolve(Response.json({}));
    });
    const reports: string[] = [];
    const end = watchPrices({
      self: 'http://shop.test',
      secret: 'x'.repeat(32),
      nextTick,
      report: (news) => reports.push(news),
    });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(requested).toBe(2);
    expect(reports.at(-1)).toBe('Prices are confirmed again');
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('awaitCheck', () => {
  const checks: number[] = [];
  let end = () => {};

  beforeEach(() => {
    vi.useFakeTimers({ now: at('10:14:00') });
    checks.length = 0;
    vi.stubGlobal('fetch', async () => {
      checks.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 100));
      return Response.json({});
    });
    end = watchPrices({ self: 'http://shop.test', secret: 'x'.repeat(32), nextTick, report: () => {} });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shares one check a second at a tick', async () => {
    await vi.advanceTimersByTimeAsync(59_990);
    const before = checks.length;
    let answered = 0;
    const response = () => {
      answered += 1;
    };
    for (let requested = 0; requested < 200; requested += 1) {
      void awaitCheck(5_000).then(response);
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(answered).toBe(200);
    expect(checks.length - before).toBeLessThanOrEqual(3);
  });

  it('are not needed: the watch continues when the clock is set back', async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    vi.setSystemTime(at('08:14:00'));
    const before = checks.length;
    await vi.advanceTimersByTimeAsync(21_000);
    expect(checks.length - before).toBeGreaterThanOrEqual(2);
  });

  it('do not wait for a clock that was set back to catch up', async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    vi.setSystemTime(at('09:14:00'));
    const before = checks.length;
    let isAnswered = false;
    void awaitCheck(60_000).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect([isAnswered, checks.length - before]).toEqual([true, 1]);
  });

  it('resolve after their timeout when the backend is slow', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    let isAnswered = false;
    void awaitCheck(2_500).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(2_400);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isAnswered).toBe(true);
  });
});
