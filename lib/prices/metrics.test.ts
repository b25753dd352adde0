import { describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/product/product.fixture';
import { formatPremium } from './format';
import { fineWeight, metalValueOf, netWeight, premium, pricePerGram, spread } from './metrics';
import { ore } from './money';

const rates = { gold: { sekPerOunce: 41_287, change: 0.4 }, silver: { sekPerOunce: 512.6, change: -0.2 } };

describe('fine weight', () => {
  it('is weight times purity for bars', () => {
    expect(fineWeight(aProduct())).toBeCloseTo(9.999, 3);
  });

  it('is the ounce on the label for coins, whatever the alloy adds', () => {
    expect(fineWeight(aProduct({ weight: 31.103, weightType: 'oz', purity: 916.7 }))).toBeCloseTo(31.1035, 3);
    expect(fineWeight(aProduct({ weight: 31.103, weightType: 'x1/10oz', purity: 999 }))).toBeCloseTo(31.1035, 3);
  });

  it('never exceeds the net weight, however many grams the backend counts per ounce', () => {
    const bar = aProduct({ weight: 777.575, weightType: 'oz', purity: 999 });
    expect(netWeight(bar)).toBe(fineWeight(bar));
    expect(netWeight(aProduct())).toBe(10);
  });

  it('is unknown without weight or purity', () => {
    expect(fineWeight(aProduct({ weight: null }))).toBeNull();
    expect(fineWeight(aProduct({ purity: null }))).toBeNull();
    expect(fineWeight(aProduct({ weight: 0 }))).toBeNull();
  });
});

describe('investor figures', () => {
  it('price per gram', () => {
    expect(pricePerGram(aProduct())).toBe(142_914);
    expect(pricePerGram(aProduct({ price: null }))).toBeNull();
  });

  it('price per gram is rounded to the nearest öre, up as well as down', () => {
    const ounce = { weight: 31.103, weightType: 'oz' } as const;
    expect(pricePerGram(aProduct({ ...ounce, price: ore(100_000) }))).toBe(3_215);
    expect(pricePerGram(aProduct({ ...ounce, price: ore(100_020) }))).toBe(3_216);
  });

  it("counts an alloyed coin's fine metal, so that its price per gram is never below the metal's", () => {
    const krona = aProduct({ price: ore(1_100_000), weight: 8.9606, purity: 900 });
    expect(pricePerGram(krona)).toBe(136_400);
    expect(pricePerGram(aProduct({ purity: null }))).toBeNull();
  });

  it('premium over spot', () => {
    expect(premium(aProduct(), rates)).toEqual({ paid: expect.closeTo(7.66, 1), beforeVat: null });
    expect(premium(aProduct(), {})).toBeNull();
    expect(premium(aProduct({ metal: null }), rates)).toBeNull();
    expect(premium(aProduct({ netPrice: null }), rates)?.beforeVat).toBeNull();
    expect(premium(aProduct({ price: null }), rates)).toBeNull();
    expect(premium(aProduct({ weight: null }), rates)).toBeNull();
    expect(metalValueOf(aProduct({ weight: null }), rates)).toBeNull();
    expect(premium(aProduct(), { gold: { sekPerOunce: 0, change: 0 } })).toBeNull();
  });

  it('for silver is what the buyer pays above the metal value, and the part before VAT', () => {
    const silver = aProduct({
      metal: 'silver',
      weight: 31.103,
      weightType: 'oz',
      netPrice: ore(60_000),
      vat: ore(15_000),
      price: ore(75_000),
    });
    expect(metalValueOf(silver, rates)).toBe(51_260);
    expect(premium(silver, rates)).toEqual({ paid: expect.closeTo(46.31, 1), beforeVat: expect.closeTo(17.05, 1) });
    expect(formatPremium({ paid: 46.31, beforeVat: 17.05 })).toBe('46,3\u00a0% (17,1\u00a0% före moms)');
  });

  it('returns null for a weight so small, or a rate so high, that it must be wrong', () => {
    expect(pricePerGram(aProduct({ weight: Number.MIN_VALUE }))).toBeNull();
    expect(pricePerGram(aProduct({ weight: 1e-9 }))).toBeNull();
    expect(metalValueOf(aProduct({ weight: 1e300 }), rates)).toBeNull();
    expect(premium(aProduct(), { gold: { sekPerOunce: 1e300, change: 0 } })).toBeNull();
  });

  it('spread', () => {
    expect(spread(aProduct())).toEqual({ amount: 134_500, percent: expect.closeTo(9.41, 2) });
    expect(spread(aProduct({ buyBackPrice: null }))).toBeNull();
    expect(spread(aProduct({ price: null }))).toBeNull();
    expect(spread(aProduct({ price: ore(0) }))).toBeNull();
  });
});
