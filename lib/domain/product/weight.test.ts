import { describe, expect, it } from 'vitest';
import { weightTypeOf } from '@/lib/server/sylius/resources/products/products';
import type { WeightType } from './product';
import { cardWeight, weightFilter, weightLabel } from './weight';

const of = (weight: number | null, weightType: WeightType) => ({ weight, weightType });

describe('weight labels', () => {
  it.each<[WeightType, Readonly<Record<string, readonly number[]>>]>([
    ['g', { '10g': [10], '2,5g': [2.5], '8,96g': [8.9606] }],
    ['kg', { '1kg': [1000], '5kg': [5000] }],
    ['x1g', { '50x1g': [50] }],
    ['oz', { '1 oz': [31.103, 31.1034768, 31.1], '10 oz': [311.03], '500 oz': [15551.5] }],
    ['oz', { '1/2 oz': [15.5515], '1/4 oz': [7.77575], '1/10 oz': [3.1103], '1/15 oz': [2.0735] }],
    ['oz', { '1/20 oz': [1.55515], '1/50 oz': [0.62206], '0,75 oz': [23.327], '1,5 oz': [46.6545] }],
    ['x1/10oz', { '10x1/10oz': [31.103] }],
    ['other', { '20g': [20] }],
  ])('of the type %s: %j', (weightType, labels) => {
    for (const [label, weights] of Object.entries(labels))
      for (const weight of weights) expect(weightLabel(of(weight, weightType)), String(weight)).toBe(label);
  });

  it('are null without a weight', () =>
    expect([null, 0].map((weight) => weightLabel(of(weight, 'g')))).toEqual([null, null]));

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

describe('weight types', () => {
  it('are recognised in any case and spacing', () => {
    expect(weightTypeOf(' OZ ')).toBe('oz');
    expect(weightTypeOf('x 1/10 oz')).toBe('x1/10oz');
    expect(weightTypeOf(null)).toBe('other');
    expect(weightTypeOf('stone')).toBe('other');
  });
});
