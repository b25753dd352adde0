import { expect, it } from 'vitest';
import { fineGrams, parseGrams, type Unit } from './metal-value';
import { metalValue } from './metrics';

it('the metal value counts only the gold in an alloy', () => {
  expect(metalValue(fineGrams(31.1034768, 1000), 41_287)).toBe(4_128_700);
  expect(metalValue(fineGrams(20, 750), 31_103.4768)).toBe(1_500_000);
});

it.each<[string, number | null, Unit?]>([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 200 ', 1200],
  ['3 g', 3],
  [',5', 0.5],
  ['.5', 0.5],
  ['1,5 oz', 46.6552152, 'oz'],
  ['2 kilo', 2000, 'kg'],
  ['101', null, 'kg'],
  ['0', null],
  ['', null],
  ['-4', null],
  ['tolv', null],
  ['1e3', null],
  ['99999999', null],
])('reads %j as %j', (typed, grams, unit) => expect(parseGrams(typed, unit)).toBe(grams));
