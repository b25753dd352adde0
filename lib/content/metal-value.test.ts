import { describe, expect, it } from 'vitest';
import { metalValue } from '@/lib/prices/metrics';
import { fineGrams, parseGrams } from './metal-value';

describe('metalValue', () => {
  it('returns the spot price for an ounce of pure gold, in öre', () => {
    expect(metalValue(fineGrams(31.1034768, 1000), 41_287)).toBe(4_128_700);
  });

  it('counts only the gold in an alloy', () => {
    expect(fineGrams(20, 750)).toBe(15);
    expect(metalValue(fineGrams(20, 750), 31_103.4768)).toBe(1_500_000);
  });
});

describe('parseGrams', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1 200 ', 1200],
    ['3 g', 3],
    [',5', 0.5],
    ['.5', 0.5],
    ['0', null],
    ['', null],
    ['-4', null],
    ['tolv', null],
    ['1e3', null],
    ['99999999', null],
  ])('reads %j as %j', (typed, grams) => {
    expect(parseGrams(typed)).toBe(grams);
  });
});
