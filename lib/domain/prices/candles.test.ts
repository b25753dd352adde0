import { expect, it } from 'vitest';
import { candlesOf, startOf } from './candles';

const hours = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: Date.parse(from) + index * 3_600_000, price: 4_000_000 + index }));
const days = (from: string, count: number) =>
  candlesOf(hours(from, count)).day.map(({ at }) => new Date(at).toISOString());

it('splits Swedish days: 23 hours in March, 25 in October, and a leap day', () => {
  expect(days('2026-03-28T23:00:00Z', 24)).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(days('2026-10-24T22:00:00Z', 25)).toEqual(['2026-10-24T22:00:00.000Z']);
  expect(days('2028-02-28T23:00:00Z', 48)).toEqual(['2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z']);
  expect(days('2026-12-31T22:00:00Z', 2)).toEqual(['2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z']);
});

it('counts the repeated hour in autumn as two hours', () => {
  expect(candlesOf(hours('2026-10-25T00:00:00Z', 2)).hour).toHaveLength(2);
});

it('starts a cycle at a minute that ends in 5', () => {
  expect(new Date(startOf('cycle', Date.parse('2026-11-24T10:14:59Z'))).toISOString()).toBe('2026-11-24T10:05:00.000Z');
});
