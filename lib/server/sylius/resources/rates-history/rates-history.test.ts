import { expect, it } from 'vitest';
import { parseRatesHistory } from './rates-history';

it('returns readings in öre, oldest first, from any time format, and drops invalid prices', () => {
  const member = [
    { time: '2026-11-24T11:05:00+01:00', rate: '41287.40' },
    { time: 1_795_510_500, rate: 41_000 },
    { time: '2026-11-24T10:15:00Z', rate: 0 },
    { time: '2026-11-24T10:25:00Z', rate: -4 },
    { time: 'yesterday', rate: 41_000 },
  ];
  expect(parseRatesHistory({ 'hydra:member': member, demonstration: true })).toEqual({
    readings: [
      { at: Date.parse('2026-11-24T08:55:00Z'), price: 4_100_000 },
      { at: Date.parse('2026-11-24T10:05:00Z'), price: 4_128_740 },
    ],
    isDemonstration: true,
  });
  expect(parseRatesHistory([]).isDemonstration).toBe(false);
  expect(() => parseRatesHistory({ message: 'x' })).toThrow('not a collection');
});
