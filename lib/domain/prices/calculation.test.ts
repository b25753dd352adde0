import { expect, it } from 'vitest';
import { parseCalculation } from './calculation';

it('reads the form from the query, with defaults for invalid values', () => {
  const form = { vikt: ' 1,5 ', enhet: 'oz', halt: '22' };
  expect(parseCalculation('gold', form)).toEqual({ weight: '1,5', unit: 'oz', fineness: '22' });
  const usual = { weight: '10', unit: 'g', fineness: '18' };
  for (const query of [
    {},
    { vikt: '', enhet: 'ton', halt: '19' },
    { vikt: ['1', '2'], enhet: '__proto__' },
    { vikt: '1'.repeat(99) },
  ])
    expect(parseCalculation('gold', query)).toEqual(usual);
  expect(parseCalculation('silver', { halt: '925' }).fineness).toBe('925');
  expect(parseCalculation('silver', { halt: '18' }).fineness).toBe('830');
});
