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

it('a page follows an epoch that goes back, as in the repeated hour of autumn', () => {
  show(LATE);
  const renewal = open();
  renewal.want(EARLY, 'a');
  expect(renewals).toBe(1);
  show(EARLY);
  vi.advanceTimersByTime(60_000);
  expect(renewals).toBe(1);
});

it('a page follows another version of the same epoch, and only once', () => {
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

it('a page that comes back old is requested again, five times at most for each response', () => {
  show(EARLY);
  const renewal = open();
  renewal.want(LATE, 'b');
  vi.advanceTimersByTime(60_000);
  expect(renewals).toBe(5);
  renewal.want(LATE, 'b');
  expect(renewals).toBe(6);
  renewal.stop();
});
