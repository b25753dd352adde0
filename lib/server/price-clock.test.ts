import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot, type Snapshot } from '@/lib/catalogue/snapshot';
import { priceClock } from './price-clock';

vi.mock('@/lib/catalogue/snapshot', async (original) => ({
  ...(await original<object>()),
  currentSnapshot: vi.fn(),
}));

vi.mock('@/lib/config/env', () => ({ env: () => ({ PRICES_STALE_AFTER: 900 }) }));

const NOW = Date.parse('2026-11-21T10:16:40Z');

/** A backend whose clock is two seconds ahead, confirmed ten seconds ago. */
const know = (epoch: Partial<Snapshot['epoch']> = {}) =>
  vi.mocked(currentSnapshot).mockReturnValue({
    clockOffset: 2_000,
    confirmedAt: NOW - 10_000,
    epoch: { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z', ...epoch },
  } as Snapshot);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('uses the backend’s clock', () => {
  know();
  expect(priceClock()).toEqual({ untilChange: 498_000, untilStale: 890 });
});

it('returns 0 while a change is due that has not been seen', () => {
  know({ changed: '2026-11-21T10:05:00.000Z' });
  expect(priceClock().untilChange).toBe(0);
});

it('returns 0 when the next change is past or unreadable, and when prices are unconfirmed', () => {
  know({ nextChange: '2026-11-21T10:16:00.000Z' });
  expect(priceClock().untilChange).toBe(0);
  know({ nextChange: 'soon' });
  expect(priceClock().untilChange).toBe(0);
  vi.setSystemTime(NOW + 3_600_000);
  expect(priceClock().untilStale).toBe(0);
});

it('returns 0 without a catalogue', () => {
  vi.mocked(currentSnapshot).mockReturnValue(undefined);
  expect(priceClock()).toEqual({ untilChange: 0, untilStale: 0 });
});
