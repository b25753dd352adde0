import { expect, it } from 'vitest';
import { before, nextHour, startOfDay, startOfMonth } from './swedish-time';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();

it('starts a day at Swedish midnight, whether it has 23, 24 or 25 hours', () => {
  expect(iso(startOfDay(at('2026-11-24T10:17:00Z')))).toBe('2026-11-23T23:00:00.000Z');
  expect(iso(startOfDay(at('2026-03-29T12:00:00Z')))).toBe('2026-03-28T23:00:00.000Z');
  expect(iso(startOfDay(at('2026-03-29T12:00:00Z'), 1))).toBe('2026-03-29T22:00:00.000Z');
  expect(iso(startOfDay(at('2026-10-25T12:00:00Z')))).toBe('2026-10-24T22:00:00.000Z');
  expect(iso(startOfDay(at('2026-10-25T12:00:00Z'), 1))).toBe('2026-10-25T23:00:00.000Z');
  expect(iso(startOfDay(at('2026-12-31T23:30:00Z')))).toBe('2026-12-31T23:00:00.000Z');
});

it('starts a month on its first day, also across the new year', () => {
  expect(iso(startOfMonth(at('2027-01-15T12:00:00Z'), -1))).toBe('2026-11-30T23:00:00.000Z');
  expect(iso(startOfMonth(at('2026-12-31T23:30:00Z')))).toBe('2026-12-31T23:00:00.000Z');
});

it('counts whole hours as Swedish clocks show them', () => {
  expect(iso(nextHour(at('2026-11-24T10:17:00Z'), 4))).toBe('2026-11-24T11:00:00.000Z');
  expect(iso(nextHour(at('2026-11-24T11:00:00Z'), 4))).toBe('2026-11-24T11:00:00.000Z');
  expect(iso(nextHour(at('2026-11-24T20:30:00Z'), 4))).toBe('2026-11-24T23:00:00.000Z');
  // Summer time begins: 4 o'clock is three hours after midnight.
  expect(iso(nextHour(at('2026-03-28T23:10:00Z'), 4))).toBe('2026-03-29T02:00:00.000Z');
});

it('goes back to the same time of day; a day missing in the month becomes its last', () => {
  expect(iso(before(at('2026-10-26T11:00:00Z'), 'day', 7))).toBe('2026-10-19T10:00:00.000Z');
  expect(iso(before(at('2026-03-31T10:00:00Z'), 'month', 1))).toBe('2026-02-28T11:00:00.000Z');
  expect(iso(before(at('2028-02-29T11:00:00Z'), 'year', 1))).toBe('2027-02-28T11:00:00.000Z');
  expect(iso(before(at('2027-01-10T11:00:00Z'), 'month', 1))).toBe('2026-12-10T11:00:00.000Z');
});
