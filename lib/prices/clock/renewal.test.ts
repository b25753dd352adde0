import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewal } from './renewal';

const EARLY = Date.parse('2026-10-25T00:05:00Z');
const LATE = Date.parse('2026-10-25T01:05:00Z');

let renewals = 0;
let shown: { epoch: number; version: string } | { epoch: null; version: null } = { epoch: null, version: null };
const open = () =>
  createRenewal(
    () => (renewals += 1),
    () => shown,
  );
const show = (epoch: number, version = 'a') => {
  shown = { epoch, version };
};

beforeEach(() => {
  vi.useFakeTimers();
  renewals = 0;
});
afterEach(() => void vi.useRealTimers());

it('refreshes for an epoch that goes back, as in the repeated hour in autumn', () => {
  show(LATE);
  const renewal = open();
  renewal.want(EARLY, 'a');
  expect(renewals).toBe(1);
  show(EARLY);
  vi.advanceTimersByTime(60_000);
  expect(renewals).toBe(1);
});

it('refreshes once for another version of the same epoch', () => {
  show(EARLY);
  const renewal = open();
  renewal.want(EARLY, 'a');
  expect(renewals).toBe(0);
  renewal.want(EARLY, 'b');
  expect(renewals).toBe(1);
  show(EARLY, 'b');
  renewal.want(EARLY, 'b');
  vi.advanceTimersByTime(60_000);
  expect(renewals).toBe(1);
});

it('refreshes an outdated page again, at most five times per status', () => {
  show(EARLY);
  const renewal = open();
  renewal.want(LATE, 'b');
  vi.advanceTimersByTime(60_000);
  expect(renewals).toBe(5);
  renewal.want(LATE, 'b');
  expect(renewals).toBe(6);
  renewal.stop();
});
