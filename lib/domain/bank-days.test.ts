import { expect, it } from 'vitest';
import { bankDaysAfter, namedDay } from './bank-days';

it.each([
  ['2026-12-23', 1, '2026-12-28'],
  ['2026-12-23', 3, '2026-12-30'],
  ['2026-12-30', 1, '2027-01-04'],
  ['2027-03-25', 1, '2027-03-30'],
  ['2024-03-28', 1, '2024-04-02'],
  ['2026-06-18', 1, '2026-06-22'],
  ['2026-05-13', 1, '2026-05-15'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-28', 0, '2026-11-28'],
])('%s and %i bank days: %s', (day, count, later) => expect(bankDaysAfter(day, count)).toBe(later));

it('names a day', () => expect(namedDay('2026-12-28')).toBe('måndagen den 28\u00a0december'));
