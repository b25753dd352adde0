import { afterEach, expect, it, vi } from 'vitest';
import { currentSnapshot, type Snapshot } from '@/lib/server/catalogue/snapshot';
import { priceClock } from './price-clock';

vi.mock('@/lib/server/catalogue/snapshot', async (original) => ({
  ...(await original<object>()),
  currentSnapshot: vi.fn(),
}));
vi.mock('@/lib/server/config/env', () => ({ env: () => ({ PRICES_STALE_AFTER: 900 }) }));

const NOW = Date.parse('2026-11-21T10:16:40Z');
const EPOCH = { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z' };

afterEach(() => void vi.useRealTimers());

// A backend whose clock is two seconds ahead, confirmed ten seconds ago.
it.each([
  ['while the prices are valid', {}, 0, { untilChange: 498_000, untilStale: 890 }],
  ['while a change is due that was not seen', { changed: '2026-11-21T10:05:00.000Z' }, 0, { untilChange: 0 }],
  ['when the next change is past', { nextChange: '2026-11-21T10:16:00.000Z' }, 0, { untilChange: 0 }],
  ['when it cannot be read', { nextChange: 'soon' }, 0, { untilChange: 0 }],
  ['when prices are unconfirmed', {}, 3_600_000, { untilStale: 0 }],
])('%s', (_, epoch, later, expected) => {
  vi.useFakeTimers({ now: NOW + later });
  const snapshot = { clockOffset: 2_000, confirmedAt: NOW - 10_000, epoch: { ...EPOCH, ...epoch } };
  vi.mocked(currentSnapshot).mockReturnValue(snapshot as Snapshot);
  expect(priceClock()).toMatchObject(expected);
});

it('is over without a catalogue', () => {
  vi.mocked(currentSnapshot).mockReturnValue(undefined);
  expect(priceClock()).toEqual({ untilChange: 0, untilStale: 0 });
});
