import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewal } from './renewal';

const EARLY = Date.parse('2026-10-25T00:05:00Z');
const LATE = Date.parse('2026-10-25T01:05:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows prices, and counts its renewals. */
function page(epoch: number) {
  const tab = { shown: { epoch, version: 'a' }, renewals: 0 };
  const renewal = createRenewal(
    () => (tab.renewals += 1),
    () => tab.shown,
  );
  return Object.assign(tab, renewal);
}

it.each([
  ['an epoch that goes back, as in the repeated hour in autumn', LATE, { epoch: EARLY, version: 'a' }],
  ['another version of the same epoch', EARLY, { epoch: EARLY, version: 'b' }],
])('refreshes once for %s', (_, epoch, next) => {
  const tab = page(epoch);
  tab.want(epoch, 'a');
  expect(tab.renewals).toBe(0);
  tab.want(next.epoch, next.version);
  expect(tab.renewals).toBe(1);
  tab.shown = next;
  tab.want(next.epoch, next.version);
  vi.advanceTimersByTime(60_000);
  expect(tab.renewals).toBe(1);
});

it('refreshes an outdated page again, at most five times per status', () => {
  const tab = page(EARLY);
  tab.want(LATE, 'b');
  vi.advanceTimersByTime(60_000);
  expect(tab.renewals).toBe(5);
  tab.want(LATE, 'b');
  expect(tab.renewals).toBe(6);
  tab.stop();
});
