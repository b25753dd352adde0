import { describe, expect, it } from 'vitest';
import { ore } from './money';
import { isInvestmentGold, lawfulVat, type TaxedGoods } from './vat';

const bar = { metal: 'gold', form: 'bar', weight: 10, weightType: 'g', purity: 999.9 } as const;

describe('investment gold (domain.md 5.1)', () => {
  it.each([
    ['a bar of 10 g', {}, true],
    ['a bar of 995', { purity: 995 }, true],
    ['a bar of 1 g', { weight: 1 }, false],
    ['a bar of 990', { purity: 990 }, false],
    ['a bar of unknown weight', { weight: null }, null],
    ['a bar of unknown fineness', { purity: null }, null],
    ['a sheet of 1 g pieces', { weight: 50, weightType: 'x1g' }, null],
    ['a coin of 900', { form: 'coin', purity: 900 }, true],
    ['a small coin', { form: 'coin', weight: 0.5, purity: 999.9 }, true],
    ['a coin of 899', { form: 'coin', purity: 899 }, false],
    ['jewellery', { form: null, purity: 750 }, false],
    ['something of 916.7 that may be a bar or a coin', { form: null, purity: 916.7 }, null],
    ['something fine and heavy', { form: null }, true],
    ['something fine of 1 g', { form: null, weight: 1 }, null],
    ['a historic coin', { form: 'coin', isUsed: true }, null],
    ['a historic coin of which the dealer knows', { form: 'coin', isUsed: true, declared: true }, true],
    ['silver', { metal: 'silver' }, false],
    ['an unknown metal', { metal: null }, null],
  ] satisfies [string, Partial<TaxedGoods>, boolean | null][])('%s', (_, facts, expected) => {
    expect(isInvestmentGold({ ...bar, ...facts })).toBe(expected);
  });
});

describe('the VAT of a price without a VAT amount', () => {
  it.each([
    ['silver', { metal: 'silver' }, 200],
    ['silver of which nothing is known', { metal: 'silver', form: null, purity: null, weight: null }, 200],
    ['investment gold', {}, 0],
    ['other gold', { purity: 585 }, 200],
    ['gold of which nothing is known', { purity: null }, null],
    ['an unknown metal', { metal: null }, null],
  ] satisfies [string, Partial<TaxedGoods>, number | null][])('of %s', (_, facts, expected) => {
    expect(lawfulVat(ore(1000), { ...bar, ...facts })).toBe(expected);
  });
});
