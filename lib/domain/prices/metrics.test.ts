import { describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { fineWeight, grossWeight, metalValueOf, netWeight, premium, pricePerGram, spread } from './metrics';
import { ore } from './money';

const rates = { gold: { sekPerOunce: 41_287, change: 0.4 }, silver: { sekPerOunce: 512.6, change: -0.2 } };
const ounce = { weight: 31.103, weightType: 'oz' } as const;

describe('fine weight', () => {
  it.each([
    ['weight times purity for bars', {}, 9.999],
    ['the ounce on the label for coins, whatever the alloy adds', { ...ounce, purity: 916.7 }, 31.1035],
    ['the same for sheets', { weight: 31.103, weightType: 'x1/10oz', purity: 999 }, 31.1035],
    ['unknown without a weight', { weight: null }, null],
    ['unknown without a purity', { purity: null }, null],
    ['unknown for no weight', { weight: 0 }, null],
  ] as const)('is %s', (_, facts, grams) => {
    expect(fineWeight(aProduct(facts))).toEqual(grams === null ? null : expect.closeTo(grams, 3));
  });

  it('never exceeds the net weight, however many grams the backend counts per ounce', () => {
    const bar = aProduct({ weight: 777.575, weightType: 'oz', purity: 999 });
    expect(netWeight(bar)).toBe(fineWeight(bar));
    expect(netWeight(aProduct())).toBe(10);
  });
});

describe('gross weight', () => {
  const tenth = { weight: 3.1103, weightType: 'oz', purity: 916.7 } as const;
  it.each([
    ['the weight of a bar', {}, 10],
    ['that of a bar of unknown purity', { purity: null }, 10],
    ['as stated', { ...tenth, attributes: { grossWeight: 3.39 } }, 3.39],
    ['computed from the alloy when none is stated', tenth, 3.393],
    ['computed when the stated one is of another size', { ...tenth, attributes: { grossWeight: 33.93 } }, 3.393],
    ['unknown for an ounce of unknown purity', { ...ounce, purity: null }, null],
    ['unknown without a weight', { weight: null }, null],
  ] as const)('is %s', (_, facts, grams) => {
    expect(grossWeight(aProduct(facts))).toEqual(grams === null ? null : expect.closeTo(grams, 3));
  });
});

it.each([
  ['of a bar', {}, 142_914],
  ['rounded down', { ...ounce, price: ore(100_000) }, 3_215],
  ['rounded up', { ...ounce, price: ore(100_020) }, 3_216],
  ['of the fine metal in an alloyed coin', { price: ore(1_100_000), weight: 8.9606, purity: 900 }, 136_400],
  ['without a price', { price: null }, null],
  ['without a purity', { purity: null }, null],
  ['for a weight so small that it must be wrong', { weight: Number.MIN_VALUE }, null],
  ['for another', { weight: 1e-9 }, null],
])('the price per gram %s', (_, facts, expected) => expect(pricePerGram(aProduct(facts))).toBe(expected));

describe('the premium over spot', () => {
  it.each([
    ['of gold', {}, rates, { paid: expect.closeTo(7.66, 1), beforeVat: null }],
    ['of unknown VAT', { netPrice: null }, rates, { paid: expect.closeTo(7.66, 1), beforeVat: null }],
    [
      'of silver, with the part before VAT',
      { metal: 'silver', ...ounce, netPrice: ore(60_000), vat: ore(15_000), price: ore(75_000) },
      rates,
      { paid: expect.closeTo(46.31, 1), beforeVat: expect.closeTo(17.05, 1) },
    ],
    ['without rates', {}, {}, null],
    ['without a metal', { metal: null }, rates, null],
    ['without a price', { price: null }, rates, null],
    ['without a weight', { weight: null }, rates, null],
    ['at no rate', {}, { gold: { sekPerOunce: 0, change: 0 } }, null],
    ['at a rate so high that it must be wrong', {}, { gold: { sekPerOunce: 1e300, change: 0 } }, null],
  ] as const)('%s', (_, facts, at, expected) => expect(premium(aProduct(facts), at)).toEqual(expected));
});

it('the metal value is unknown without a weight, and for an impossible one', () => {
  expect(metalValueOf(aProduct({ metal: 'silver', ...ounce }), rates)).toBe(51_260);
  expect(metalValueOf(aProduct({ weight: null }), rates)).toBeNull();
  expect(metalValueOf(aProduct({ weight: 1e300 }), rates)).toBeNull();
});

it('the spread needs both prices', () => {
  expect(spread(aProduct())).toEqual({ amount: 134_500, percent: expect.closeTo(9.41, 2) });
  for (const facts of [{ buyBackPrice: null }, { price: null }, { price: ore(0) }])
    expect(spread(aProduct(facts))).toBeNull();
});
