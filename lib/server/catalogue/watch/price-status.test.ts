import { expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { describeStatus, priceStatus } from './price-status';
import { watchPrices } from './price-watch';

const now = new Date('2026-11-21T10:16:40Z');

it('the price status for open pages has the epoch of our pages, the backend’s time and the age', () => {
  const snapshot = {
    clockOffset: 2_000,
    confirmedAt: Date.parse('2026-11-21T10:16:30Z'),
    epoch: { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z' },
    fingerprint: 'abcdefghijkl',
  };
  const shown = { changed: snapshot.epoch.changed, version: 'abcdefgh', age: 10, staleAfter: 900 };
  expect(describeStatus(snapshot, now, 900)).toEqual({ time: '2026-11-21T10:16:42.000Z', ...shown });
  const none = { time: now.toISOString(), changed: null, version: null, age: null, staleAfter: 900 };
  expect(describeStatus(undefined, now, 900)).toEqual(none);
});

it('the status before the first catalogue follows a check of the backend', async () => {
  setTestEnvironment();
  vi.useFakeTimers({ now });
  const fetched = vi.fn(async (_url: string) => new Response(''));
  vi.stubGlobal('fetch', fetched);
  const end = watchPrices({
    self: 'http://shop.test',
    secret: 'x'.repeat(32),
    nextTick: () => new Date(now.getTime() + 600_000),
    report: vi.fn(),
    onChecked: vi.fn(),
  });
  onTestFinished(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const status = priceStatus(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await status).toMatchObject({ changed: null, staleAfter: 900 });
  expect(fetched).toHaveBeenCalled();
});
