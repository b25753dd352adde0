import { describe, expect, it } from 'vitest';
import { attributeMap } from '@/lib/server/sylius/decoders/fields';
import { attribute, type CategoryFacts, completeFacts, NO_CATEGORY_FACTS, type StatedFacts } from './facts';

const PLAIN: StatedFacts = {
  name: 'Guldtacka 10 g Umicore',
  metal: null,
  isOtherMetal: false,
  weight: null,
  weightType: 'other',
  purity: null,
  attributes: {},
};
const BARS: CategoryFacts = { metal: 'gold', words: ['kopa-guld', 'Köpa guld', 'guldtackor', 'Guldtackor'] };
const COINS: CategoryFacts = { metal: 'gold', words: ['kopa-guld', 'Köpa guld', 'guldmynt', 'Guldmynt'] };
const SILVER: CategoryFacts = { metal: 'silver', words: ['kopa-silver', 'Köpa silver', 'silvertackor'] };

const facts = (stated: Partial<StatedFacts>, category = BARS) => completeFacts({ ...PLAIN, ...stated }, category);
const stating = (...list: object[]) => ({ attributes: attributeMap(list) });

describe('a product of a plain Sylius', () => {
  it('takes metal from the category, weight from the name, and a gold bar’s fineness from the shop’s rule', () =>
    expect(facts({})).toEqual({
      form: 'bar',
      doubts: [],
      metal: 'gold',
      weight: 10,
      weightType: 'g',
      purity: 999.9,
    }));
  it('has no fineness without a name or rule that states it', () =>
    expect(facts({ name: 'Silvertacka 1 kg Heraeus' }, SILVER)).toMatchObject({
      form: 'bar',
      weight: 1000,
      weightType: 'kg',
      purity: null,
    }));
  it('has the fixed fineness of its coin series', () => {
    const ounce = { form: 'coin', purity: 916.7, weightType: 'oz' };
    expect(facts({ name: 'Krugerrand 1 oz' }, COINS)).toMatchObject(ounce);
    expect(facts({ name: '20 kronor Oscar II' }, COINS)).toMatchObject({ form: 'coin', purity: null, weight: null });
  });
});

describe('attributes', () => {
  it.each([
    ['a percent', { code: 'finhalt', type: 'percent', value: 0.995 }, { purity: 995 }],
    ['a text with a comma', { code: 'purity', value: '999,9' }, { purity: 999.9 }],
    ['carats', { code: 'karat', value: 22 }, { purity: 916.7 }],
    ['carats in words', { code: 'finhet', value: '22 karat' }, { purity: 916.7 }],
    ['a list of one label', { code: 'finhalt', value: ['999,9'] }, { purity: 999.9 }],
    ['a name in place of the code', { code: 'attr_17', name: 'Finhalt', value: '995/1000' }, { purity: 995 }],
    ['a weight with its unit', { code: 'vikt', value: '1 oz' }, { weight: 31.103, weightType: 'oz' }],
    ['grams', { code: 'weight', value: 10 }, { weight: 10, weightType: 'other' }],
  ])('yield %s', (_, given, expected) =>
    expect(facts({ name: 'Guldtacka Umicore', ...stating(given) })).toMatchObject(expected),
  );

  it('precede the name, and follow the shop’s own fields', () => {
    const name = 'Guldtacka 10 g 995/1000';
    expect(facts({ name })).toMatchObject({ weight: 10, purity: 995 });
    const stated = { name, ...stating({ code: 'finhalt', value: 0.997 }, { code: 'vikt', value: '10,02 g' }) };
    expect(facts(stated)).toMatchObject({ weight: 10.02, purity: 997 });
    const own = { weight: 5, weightType: 'g', purity: 999 } as const;
    expect(facts({ ...stated, ...own })).toMatchObject(own);
  });

  it('are found under their own name first, else under an alias', () => {
    expect(attribute({ carat: 1, finhalt: 2, purity: 3 }, 'purity')).toBe(3);
    expect(attribute({ carat: 1, finhalt: 2 }, 'purity')).toBe(2);
    expect([attribute({ other: 5 }, 'purity'), attribute({ until: 5 }, 'until')]).toEqual([null, 5]);
  });
});

describe('a weight', () => {
  it.each([
    ['of zero is no fact', 'Guldtacka 10 g', 0, [10, 'g']],
    ['without a unit has that of the name', 'Krugerrand 1 oz', 1, [31.103, 'oz']],
    ['must not contradict the name', 'Krugerrand 1 oz', 5, [null, 'other']],
    ['on which name and attribute agree has the unit of the name', 'Krugerrand 1 oz', 31.103, [31.103, 'oz']],
    ['in no name has the product’s unit', 'Guldtacka', 5, [5, 'other']],
    ['in neither is unknown', 'Guldtacka', undefined, [null, 'other']],
  ])('%s', (_, name, value, expected) => {
    const found = facts({ name, weight: 0, ...stating({ code: 'vikt', value }) });
    expect([found.weight, found.weightType]).toEqual(expected);
  });
});

it('a weight that contradicts the name is a doubt, which withholds the price', () =>
  expect(facts({ name: 'Guldtacka 10 g', ...stating({ code: 'vikt', value: '20 g' }) }).doubts).toEqual([
    { fields: ['attributes.weight', 'name'], reason: 'weight: attributes.weight says 20 g, name says 10 g' },
  ]));

describe('metal and form in text', () => {
  const formOf = (name: string, category = NO_CATEGORY_FACTS) => facts({ name }, category).form;
  const metalOf = (value: string) =>
    facts({ name: 'Presentask', ...stating({ code: 'metall', value }) }, NO_CATEGORY_FACTS).metal;

  it.each<['bar' | 'coin' | null, ...string[]]>([
    ['bar', 'Guldtacka', 'Tackor', 'Gold bar', 'Silver bars', 'Kinebar 10 g'],
    ['coin', 'Guldmynt', 'Gold coin', 'Krugerrand', 'Maple Leaf', 'Wiener Philharmoniker', 'Sovereign', 'Dukat'],
    ['coin', '1 krona', '20 kronor', '20 Francs'],
    [null, 'Presentask', 'Kronprins', 'Barometer', 'Tackjacka', 'Myntformad guldtacka'],
  ])('is %j: %s and the like', (form, ...names) =>
    expect(names.map((name) => formOf(name))).toEqual(names.map(() => form)),
  );
  it('prefers the name to the category, and the nearest category to its parents', () => {
    expect(formOf('Krugerrand', BARS)).toBe('coin');
    expect(formOf('Presentask', { metal: null, words: ['Guldmynt', 'Guldtackor'] })).toBe('bar');
  });

  it.each<['gold' | 'silver' | null, ...string[]]>([
    ['gold', 'Guld', 'GOLD', 'xau'],
    ['silver', 'Silver', 'XAG'],
    [null, 'Platina', ' ', 'Guld och silver'],
  ])('is %j: %s and the like', (metal, ...values) => expect(values.map(metalOf)).toEqual(values.map(() => metal)));
});

describe('contradictory metals', () => {
  const silver = { name: 'Tacka', ...stating({ code: 'metall', value: 'Silver' }) };
  it.each<[string, Partial<StatedFacts>, CategoryFacts, string[]]>([
    ['field and name', { metal: 'gold', name: 'Silvertacka 1 kg' }, NO_CATEGORY_FACTS, ['syncRates', 'name']],
    ['field and category', { metal: 'gold', name: 'Tacka 1 kg' }, SILVER, ['syncRates', 'mainTaxon']],
    ['category and name', { name: 'Silvertacka 1 kg' }, BARS, ['mainTaxon', 'name']],
    ['category and attribute', silver, BARS, ['mainTaxon', 'attributes.metall']],
    ['a metal not for sale', { isOtherMetal: true, name: 'Tacka 1 oz' }, BARS, ['syncRates', 'mainTaxon']],
  ])('%s', (_, stated, category, fields) =>
    expect(facts(stated, category)).toMatchObject({ metal: null, doubts: [{ fields }] }),
  );
  it('are not inferred from names that only sound like a metal, or name both', () => {
    const eagle = facts({ metal: 'silver', name: 'Golden Eagle 1 oz' }, SILVER);
    expect(eagle).toMatchObject({ metal: 'silver', doubts: [] });
    expect(facts({ metal: 'gold', name: 'Guldmynt i silverask' })).toMatchObject({ metal: 'gold', doubts: [] });
  });
});
