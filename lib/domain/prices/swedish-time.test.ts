import { expect, it } from 'vitest';
import { before, nextHour, startOfDay, startOfMonth } from './swedish-time';

/** A moment from "2026-11-24 10:17" in UTC, and back. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00Z`);

it.each([
  ['midnight', () => startOfDay(at('2026-11-24 10:17')), '2026-11-23 23:00'],
  ['midnight of a day of 23 hours', () => startOfDay(at('2026-03-29 12:00')), '2026-03-28 23:00'],
  ['midnight after it', () => startOfDay(at('2026-03-29 12:00'), 1), '2026-03-29 22:00'],
  ['midnight of a day of 25 hours', () => startOfDay(at('2026-10-25 12:00')), '2026-10-24 22:00'],
  ['midnight after it', () => startOfDay(at('2026-10-25 12:00'), 1), '2026-10-25 23:00'],
  ['midnight in another year than in UTC', () => startOfDay(at('2026-12-31 23:30')), '2026-12-31 23:00'],
  ['the start of a month in another year', () => startOfMonth(at('2027-01-15 12:00'), -1), '2026-11-30 23:00'],
  ['the start of a month in another year than in UTC', () => startOfMonth(at('2026-12-31 23:30')), '2026-12-31 23:00'],
  ['the next hour divisible by four', () => nextHour(at('2026-11-24 10:17'), 4), '2026-11-24 11:00'],
  ['the same when it is one', () => nextHour(at('2026-11-24 11:00'), 4), '2026-11-24 11:00'],
  ['the next hour across midnight', () => nextHour(at('2026-11-24 20:30'), 4), '2026-11-24 23:00'],
  ["four o'clock, three hours after midnight in March", () => nextHour(at('2026-03-28 23:10'), 4), '2026-03-29 02:00'],
  ['a week earlier, in summer time', () => before(at('2026-10-26 11:00'), 'day', 7), '2026-10-19 10:00'],
  ['a month earlier, on its last day', () => before(at('2026-03-31 10:00'), 'month', 1), '2026-02-28 11:00'],
  ['a month earlier, in another year', () => before(at('2027-01-10 11:00'), 'month', 1), '2026-12-10 11:00'],
  ['a year before a leap day', () => before(at('2028-02-29 11:00'), 'year', 1), '2027-02-28 11:00'],
])('%s', (_, moment, expected) => {
  expect(new Date(moment()).toISOString()).toBe(new Date(at(expected)).toISOString());
});
