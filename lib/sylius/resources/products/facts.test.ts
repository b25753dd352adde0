import { describe, expect, it } from 'vitest';
import { attributeMap } from '@/lib/sylius/decoders/fields';
import { attribute, type CategoryFacts, completeFacts, type StatedFacts } from './facts';

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
const SILVER: CategoryFacts = {
  metal: 'silver',
  words: ['kopa-silver', 'Köpa silver', 'silvertackor', 'Silvertackor'],
};
const NOWHERE: CategoryFacts = { metal: null, words: [] };

const facts = (stated: Partial<StatedFacts>, category = BARS) => completeFacts({ ...PLAIN, ...stated }, category);
const attributes = (...list: object[]) => ({ attributes: attributeMap(list) });

describe('a product of a plain Sylius', () => {
  it('takes metal from the category, weight from the name, and a gold bar’s fineness from the shop’s rule', () => {
    expect(facts({})).toEqual({
      form: 'bar',
      doubts: [],
      metal: 'gold',
      weight: 10,
      weightType: 'g',
      purity: 999.9,
      sources: { metal: 'category', weight: 'name', purity: 'rule' },
    });
  });

  it('has no fineness without a name or rule that states it', () => {
    expect(facts({ name: 'Silvertacka 1 kg Heraeus' }, SILVER)).toMatchObject({
      form: 'bar',
      metal: 'silver',
      weight: 1000,
      weightType: 'kg',
      purity: null,
      sources: { metal: 'category', weight: 'name', purity: null },
    });
  });

  it('has the fixed fineness of its coin series', () => {
    expect(facts({ name: 'Krugerrand 1 oz' }, COINS)).toMatchObject({
      form: 'coin',
      purity: 916.7,
      weightType: 'oz',
      sources: { purity: 'name' },
    });
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
    ['grams', { code: 'weight', value: 10 }, { weight: 10 }],
  ])('yield %s', (_, attribute, expected) => {
    expect(facts({ name: 'Guldtacka Umicore', ...attributes(attribute) })).toMatchObject(expected);
  });

  it('precede the name, and follow the shop’s own fields', () => {
    const stated = attributes({ code: 'finhalt', value: 0.916 }, { code: 'vikt', value: '12 g' });
    expect(facts(stated)).toMatchObject({
      weight: 12,
      purity: 916,
      sources: { weight: 'attribute', purity: 'attribute' },
    });
    expect(facts({ ...stated, weight: 5, weightType: 'g', purity: 999 })).toMatchObject({
      weight: 5,
      purity: 999,
      sources: { weight: 'field', purity: 'field' },
    });
  });

  it('leave the weight unknown when they contradict the name without a unit', () => {
    expect(facts({ name: 'Krugerrand 1 oz', ...attributes({ code: 'vikt', value: 1 }) }).weight).toBeNull();
  });

  it('state the metal when the category does not', () => {
    const stated = { name: 'Presentask', ...attributes({ code: 'metall', value: 'Silver' }) };
    expect(facts(stated, NOWHERE)).toMatchObject({ metal: 'silver', sources: { metal: 'attribute' } });
    expect(facts(attributes({ code: 'metall', value: 'Guld och silver' }), NOWHERE).metal).toBeNull();
  });
});

describe('aliases of attributes', () => {
  it.each([
    ['brand', ['brand', 'varumarke', 'tillverkare', 'manufacturer']],
    ['weight', ['weight', 'vikt', 'nettovikt', 'weight_g', 'vikt_g']],
    ['weightType', ['weightType', 'weight_type', 'viktenhet']],
    ['purity', ['purity', 'finhalt', 'finhet', 'renhet', 'fineness', 'karat', 'carat']],
    ['metal', ['metal', 'metall']],
  ])('%s is found under each alias, its own name first', (field, names) => {
    for (const name of names) expect(attribute({ [name]: 5 }, field), name).toBe(5);
    expect(attribute(Object.fromEntries(names.map((name, index) => [name, index])), field)).toBe(0);
    expect(attribute({ other: 5 }, field)).toBeNull();
  });
  it('finds a field without aliases under its own name', () => expect(attribute({ until: 5 }, 'until')).toBe(5));
});

describe('metal and form in text', () => {
  const formOf = (name: string, category = NOWHERE) => facts({ name }, category).form;
  const metalOf = (value: string) =>
    facts({ name: 'Presentask', ...attributes({ code: 'metall', value }) }, NOWHERE).metal;

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
    [null, 'Platina', ' '],
  ])('is %j: %s and the like', (metal, ...values) => expect(values.map(metalOf)).toEqual(values.map(() => metal)));
});

describe('contradictory metals', () => {
  it.each([
    ['field and name', { metal: 'gold', name: 'Silvertacka 1 kg' }, NOWHERE, ['syncRates', 'name']],
    ['field and category', { metal: 'gold', name: 'Tacka 1 kg' }, SILVER, ['syncRates', 'mainTaxon']],
    ['category and name', { name: 'Silvertacka 1 kg' }, BARS, ['mainTaxon', 'name']],
    [
      'category and attribute',
      { name: 'Tacka', ...attributes({ code: 'metall', value: 'Silver' }) },
      BARS,
      ['mainTaxon', 'attributes.metall'],
    ],
    [
      'a metal that the shop does not sell',
      { isOtherMetal: true, name: 'Tacka 1 oz' },
      BARS,
      ['syncRates', 'mainTaxon'],
    ],
  ] satisfies [string, Partial<StatedFacts>, CategoryFacts, string[]][])('%s', (_, stated, category, fields) => {
    expect(facts(stated, category)).toMatchObject({ metal: null, sources: { metal: null }, doubts: [{ fields }] });
  });

  it('are not inferred from names that only sound like a metal, or name both', () => {
    expect(facts({ metal: 'silver', name: 'Golden Eagle 1 oz' }, SILVER)).toMatchObject({
      metal: 'silver',
      doubts: [],
    });
    expect(facts({ metal: 'gold', name: 'Guldmynt i silverask' })).toMatchObject({ metal: 'gold', doubts: [] });
  });
});

describe('a weight', () => {
  const weight = (stated: Partial<StatedFacts>) => {
    const found = facts(stated);
    return [found.weight, found.weightType, found.sources.weight];
  };
  it('of zero is unknown', () => {
    expect(weight({ weight: 0, name: 'Guldtacka' })).toEqual([null, 'other', null]);
    expect(weight({ name: 'Guldtacka 10 g', ...attributes({ code: 'vikt', value: 0 }) })).toEqual([10, 'g', 'name']);
  });
  it('that name and attribute agree on has the unit of the name', () =>
    expect(weight({ name: 'Krugerrand 1 oz', ...attributes({ code: 'vikt', value: 31.103 }) })).toEqual([
      31.103,
      'oz',
      'attribute',
    ]));
  it('from an attribute alone has the product’s unit', () =>
    expect(weight({ name: 'Guldtacka', weightType: 'g', ...attributes({ code: 'vikt', value: 5 }) })).toEqual([
      5,
      'g',
      'attribute',
    ]));
});
