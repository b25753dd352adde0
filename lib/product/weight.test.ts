import { describe, expect, it } from 'vitest';
import { weightTypeOf } from '@/lib/sylius/resources/products/products';
import type { WeightType } from './product';
import { cardWeight, weightFilter, weightLabel, weightOptions } from './weight';

const of = (weight: number | null, weightType: WeightType) => ({ weight, weightType });

describe('weight labels', () => {
  it.each<[number | null, WeightType, string | null]>([
    [10, 'g', '10g'],
    [2.5, 'g', '2,5g'],
    [8.9606, 'g', '8,96g'],
    [1000, 'kg', '1kg'],
    [5000, 'kg', '5kg'],
    [50, 'x1g', '50x1g'],
    [31.103, 'oz', '1 oz'],
    [31.1034768, 'oz', '1 oz'],
    [31.1, 'oz', '1 oz'],
    [311.03, 'oz', '10 oz'],
    [15551.5, 'oz', '500 oz'],
    [15.5515, 'oz', '1/2 oz'],
    [7.77575, 'oz', '1/4 oz'],
    [3.1103, 'oz', '1/10 oz'],
    [2.0735, 'oz', '1/15 oz'],
    [1.55515, 'oz', '1/20 oz'],
    [0.62206, 'oz', '1/50 oz'],
    [23.327, 'oz', '0,75 oz'],
    [46.6545, 'oz', '1,5 oz'],
    [31.103, 'x1/10oz', '10x1/10oz'],
    [20, 'other', '20g'],
    [null, 'g', null],
    [0, 'g', null],
  ])('%d %s is %s', (weight, weightType, expected) => {
    expect(weightLabel(of(weight, weightType))).toBe(expected);
  });

  it('appear on cards only for ounces, in grams with one decimal', () => {
    expect(cardWeight(of(31.103, 'oz'))).toBe('31,1g');
    expect(cardWeight(of(15.5515, 'oz'))).toBe('15,6g');
    expect(cardWeight(of(3.1103, 'x1/10oz'))).toBe('3,1g');
    expect(cardWeight(of(10, 'g'))).toBeNull();
  });

  it('become keys without spaces and commas', () => {
    expect(weightFilter(of(31.103, 'oz'))).toBe('1oz');
    expect(weightFilter(of(2.5, 'g'))).toBe('2.5g');
  });
});

describe('weight options', () => {
  it('are sorted by grams, counted, and without brandless products', () => {
    const options = weightOptions([
      { ...of(1000, 'kg'), brand: 'PAMP' },
      { ...of(31.103, 'oz'), brand: 'PAMP' },
      { ...of(31.1035, 'oz'), brand: 'Valcambi' },
      { ...of(5, 'g'), brand: 'Valcambi' },
      { ...of(8, 'g'), brand: null },
      { ...of(null, 'g'), brand: 'PAMP' },
    ]);
    expect(options.map(({ name, count }) => [name, count])).toEqual([
      ['5g', 1],
      ['1 oz', 2],
      ['1kg', 1],
    ]);
  });
});

describe('weight types', () => {
  it('are recognised in any case and spacing', () => {
    expect(weightTypeOf(' OZ ')).toBe('oz');
    expect(weightTypeOf('x 1/10 oz')).toBe('x1/10oz');
    expect(weightTypeOf(null)).toBe('other');
    expect(weightTypeOf('stone')).toBe('other');
  });
});
