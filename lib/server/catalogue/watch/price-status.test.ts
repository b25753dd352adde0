import { expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { currentSnapshot, type Snapshot } from '../snapshot';
import { describeStatus, priceStatus } from './price-status';
import { watchPrices } from './price-watch';

vi.mock('../snapshot', async (original) => ({ ...(await original<object>()), currentSnapshot: vi.fn() }));

const now = new Date('2026-11-21T10:16:40Z');
setTestEnvironment();

const snapshot = {
  clockOffset: 2_000,
  confirmedAt: Date.parse('2026-11-21T10:16:30Z'),
  epoch: { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z' },
  fingerprint: 'abcdefghijkl',
};

/** Watches prices until the test ends, ten minutes before the next change. */
function watch(fetched: (url: string) => Promise<Response>): void {
  vi.useFakeTimers({ now });
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
}

it('the price status for open pages has the epoch of our pages, the backend’s time and the age', () => {
  vi.stubEnv('RELEASE', 'one');
  onTestFinished(() => void vi.unstubAllEnvs());
  const shown = {
    changed: snapshot.epoch.changed,
    version: 'abcdefgh',
    age: 10,
    staleAfter: 900,
    closed: null,
    release: 'one',
  };
  expect(describeStatus(snapshot, now, 900)).toEqual({ time: '2026-11-21T10:16:42.000Z', ...shown });
  const none = {
    time: now.toISOString(),
    changed: null,
    version: null,
    age: null,
    staleAfter: 900,
    closed: null,
    release: 'one',
  };
  expect(describeStatus(undefined, now, 900)).toEqual(none);
});

it.each([
  ['before the first catalogue follows a check of the backend', undefined, false, true],
  ['at a tick follows a check', snapshot, true, true],
  ['is otherwise that of the last check', snapshot, false, false],
])('the status %s', async (_, known, isTick, isChecked) => {
  vi.mocked(currentSnapshot).mockReturnValue(known as Snapshot | undefined);
  setTestEnvironment();
  const fetched = vi.fn(async (_url: string) => new Response(''));
  watch(fetched);
  const status = priceStatus(isTick).then((shown) => ({ ...shown, checks: fetched.mock.calls.length }));
  await vi.advanceTimersByTimeAsync(12_000);
  const { changed, staleAfter, checks } = await status;
  expect({ changed, staleAfter, isChecked: checks > 0 }).toEqual({
    changed: known?.epoch.changed ?? null,
    staleAfter: 900,
    isChecked,
  });
});

it('the status of a backend that does not respond is the last known one after eight seconds', async () => {
  vi.mocked(currentSnapshot).mockReturnValue(snapshot as Snapshot);
  watch(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  const shown = vi.fn();
  void priceStatus(true).then(shown);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ changed: snapshot.epoch.changed }));
});
