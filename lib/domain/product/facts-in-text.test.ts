import { describe, expect, it } from 'vitest';
import { finenessInText, perMilleOf } from './fineness-text';
import { weightInText } from './weight-text';

const OUNCE = 31.103;

describe('the weight in a name', () => {
  it.each([
    ['Guldtacka 10 g Umicore', 10, 'g'],
    ['Guldtacka 2,5 gram', 2.5, 'g'],
    ['Silvertacka 1 kg Heraeus', 1000, 'kg'],
    ['Krugerrand 1 oz', OUNCE, 'oz'],
    ['Guldmynt 1/10 oz Maple Leaf 2024', OUNCE / 10, 'oz'],
    ['½ uns Britannia', OUNCE / 2, 'oz'],
    ['Wiener Philharmoniker 1 oz (31,1 g)', OUNCE, 'oz'],
    ['Kombitacka 50 x 1 g', 50, 'x1g'],
    ['Multidisc 10x1/10 oz', OUNCE, 'x1/10oz'],
    ['2024 500 g silvertacka', 500, 'g'],
  ])('of %s', (name, weight, weightType) => {
    expect(weightInText(name)).toEqual({ weight: expect.closeTo(weight, 6), weightType });
  });

  it.each([
    ['none', 'Krugerrand', '20 kronor Oscar II', 'Presentask guldtackor', 'Myntkapsel 27 mm'],
    ['two that differ', 'Krugerrand 1 oz 33,93 g'],
    ['several pieces', 'Maple Leaf 1 oz tub 25 st', '25 x 1 oz Maple Leaf'],
    ['a number in two parts', '1 1/2 oz Superleaf', '1½ oz Superleaf', 'Silvertacka 1 500 g', 'Silvertacka 1 000 g'],
    ['an impossible one', 'Guldtacka 0 g', `Guldtacka ${'9'.repeat(400)} g`, `Guldmynt 1/${'9'.repeat(400)} oz`],
  ])('is not guessed from %s', (_, ...names) => expect(names.map(weightInText)).toEqual(names.map(() => null)));
});

describe('the fineness in a name', () => {
  it.each([
    ['Guldtacka 10 g 999,9', 'gold', 999.9],
    ['Guldtacka .9999', 'gold', 999.9],
    ['Guldring 18 karat', 'gold', 750],
    ['24K guldtacka', 'gold', 999.9],
    ['Silver 925/1000', 'silver', 925],
    ['Guld 99,99 %', 'gold', 999.9],
    ['Krugerrand 1 oz', 'gold', 916.7],
    ['Maple Leaf 1 oz silver', 'silver', 999.9],
    ['Guldtacka 24 karat 999,9', 'gold', 999.9],
    ['Guldtacka 10 g Umicore', 'gold', null],
    ['Guldmynt 900 kronor', 'gold', null],
    ['1000 kronor 1992', 'gold', null],
    ['Guld 18 karat och 24 karat', 'gold', null],
    ['Krugerrand 1 oz', null, null],
    ['Britannia 1 oz', 'gold', null],
    ['Sovereign silver', 'silver', null],
  ] as const)('of %s, %s, is %s', (name, metal, fineness) => {
    expect(finenessInText(name, metal)).toBe(fineness);
  });

  it.each([
    [0.9999, 999.9],
    [22, 916.7],
    [91.67, 916.7],
    [999.9, 999.9],
    [9999, 999.9],
    [900, 900],
    [5, null],
    [0, null],
    [-1, null],
    [20_000, null],
  ])('of the number %d', (value, fineness) => {
    expect(perMilleOf(value)).toBe(fineness);
  });
});
