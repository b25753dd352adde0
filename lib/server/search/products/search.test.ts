import { describe, expect, it } from 'vitest';
import type { Product, WeightType } from '@/lib/domain/product/product';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { createSearchIndex, searchDocument, searchLoosely, searchStrictly, suggestTerms } from './search';

const named = (code: string, name: string, brand: string | null, weight: number, weightType: WeightType = 'g') =>
  aProduct({ code, name, brand, weight, weightType });
const catalogue = [
  aProduct(),
  named('guldtacka-2-5g-valcambi', '2,5 g guldtacka Valcambi', 'Valcambi', 2.5),
  named('guldtacka-5g-pamp', '5 g guldtacka PAMP Fortuna', 'PAMP', 5),
  named('guldmynt-1oz-krugerrand', '1 oz guldmynt Krugerrand', 'South African Mint', 31.103, 'oz'),
  named('guldmynt-1-10oz-krugerrand', '1/10 oz guldmynt Krugerrand', 'South African Mint', 3.1103, 'oz'),
  { ...named('silvertacka-10oz-pamp', '10 oz silvertacka PAMP', 'PAMP', 311.03, 'oz'), metal: 'silver' as const },
  named('guldmynt-aland', 'Guldmynt Åland 2000 mark', null, 8.64),
  named('guldmynt-kanguru', '1/2 oz guldmynt Känguru', 'Perth Mint', 15.5515, 'oz'),
  named('guldtacka-1kg-heraeus', '1 kg guldtacka Argor-Heraeus', 'Argor-Heraeus', 1000, 'kg'),
  named('20-kronor', '20 kronor guldmynt Oscar II', null, 8.96),
  named('10-kronor', '10 kronor guldmynt Oscar II', null, 4.48),
];
/** A new one for each test, whose code is then part of the test (coverage of mutations). */
const index = () => createSearchIndex(catalogue.map((product) => searchDocument(product)));
const found = async (term: string) => searchStrictly(await index(), term).map(({ code }) => code);

describe('search', () => {
  it.each([
    '1 oz',
    '1oz',
    '1 OZ',
    '31,1 g',
    '31.1g',
    '31,103 gram',
    '1 uns',
    '1 troy ounce',
    '1 troy ounec',
    '1 troyuns',
  ])('finds only one ounce by "%s"', async (term) => {
    expect(await found(term)).toEqual(['guldmynt-1oz-krugerrand']);
  });

  it.each([
    ['5 g', 'guldtacka-5g-pamp'],
    ['2,5 g', 'guldtacka-2-5g-valcambi'],
    ['2.5gram', 'guldtacka-2-5g-valcambi'],
    ['1/10 oz', 'guldmynt-1-10oz-krugerrand'],
    ['½ oz', 'guldmynt-kanguru'],
    ['1 kilo', 'guldtacka-1kg-heraeus'],
    ['1000 g', 'guldtacka-1kg-heraeus'],
    ['aalands', 'guldmynt-aland'],
    ['åland', 'guldmynt-aland'],
    ['aland', 'guldmynt-aland'],
    ['kaenguru', 'guldmynt-kanguru'],
    ['kanguru', 'guldmynt-kanguru'],
    ['argor-heraeus', 'guldtacka-1kg-heraeus'],
    ['heraeus', 'guldtacka-1kg-heraeus'],
    ['GULDTACKA-2-5G-VALCAMBI', 'guldtacka-2-5g-valcambi'],
    ['pamp silver', 'silvertacka-10oz-pamp'],
    ['perth', 'guldmynt-kanguru'],
  ])('finds the product by "%s"', async (term, code) => {
    expect(await found(term)).toEqual([code]);
  });

  it.each([
    ['a typo', 'krugerand', ['guldmynt-1-10oz-krugerrand', 'guldmynt-1oz-krugerrand']],
    ['all words, in any order', 'krugerrand 1 oz', ['guldmynt-1oz-krugerrand']],
    ['an exact match rather than a similar one', 'perth', ['guldmynt-kanguru']],
    ['the same for swapped letters', 'mrak', ['guldmynt-aland']],
    ['a number alone as a weight or a value', '10', ['10-kronor', 'guldtacka-10g-valcambi', 'silvertacka-10oz-pamp']],
    ['a product by the beginning of its code', 'guldmynt-1-', ['guldmynt-1-10oz-krugerrand']],
    ['no bar by the whole grams of its weight', '2 g', []],
    ['no bar by the digits of its weight', '25 g', []],
    ['a bar of grams by kilos', '0,01 kg', ['guldtacka-10g-valcambi']],
    ['a kilo bar by its grams with three digits', '1000g', ['guldtacka-1kg-heraeus']],
    ['an ounce by its whole grams', '31 g', ['guldmynt-1oz-krugerrand']],
    ['silver by its metal', 'silver', ['silvertacka-10oz-pamp']],
    ['no product by a number beside an unknown word', '1 platina', []],
    ['nothing without words', '  ', []],
    ['nothing by signs', '&!', []],
  ])('finds %s: "%s"', async (_, term, codes) => expect((await found(term)).sort()).toEqual(codes));

  it.each([
    ['two swapped letters', 'valacmbi', 'guldtacka-2-5g-valcambi'],
    ['two swapped letters', 'pmap', 'guldtacka-5g-pamp'],
    ['two swapped letters', 'kurgerrand', 'guldmynt-1oz-krugerrand'],
    ['the beginning of a word', 'kru', 'guldmynt-1oz-krugerrand'],
  ])('tolerates %s: "%s"', async (_, term, code) => expect(await found(term)).toContain(code));

  it.each([
    ['a word that no product has', 'krugerrand platina', 'guldmynt-1oz-krugerrand'],
    ['beginnings of words', 'känd guldtacka val', 'guldtacka-2-5g-valcambi'],
  ])('finds by a part of a term with %s: "%s"', async (_, term, code) => {
    expect(searchStrictly(await index(), term)).toEqual([]);
    expect(searchLoosely(await index(), term)).toContainEqual(expect.objectContaining({ code }));
  });

  const bare = { code: 'AB12', name: 'Vara', brand: null, categoryNames: [] };

  it.each<[string, Partial<Product>, boolean]>([
    ['guld', {}, true],
    ['guld', { metal: 'silver' }, false],
    ['guld', { metal: null }, false],
    ['silver', { metal: 'silver' }, true],
    ['etuier', { categoryNames: ['Tillbehör', 'Etuier'] }, true],
    ['vara', { metal: null, weight: null }, true],
    ['gram', { weight: null }, false],
    ['gram', { weight: 999 }, true],
    ['kilo', { weight: 999 }, false],
    ['kilo', { weight: 1000 }, true],
    ['1 kg', { weight: 1000 }, true],
    ['uns', { weight: 1000, weightType: 'oz' }, true],
    ['0,1 uns', { weight: 3.1103, weightType: 'oz' }, true],
    ['1 uns', { weight: 31.103, weightType: 'x1/10oz' }, true],
    ['tackor', { name: 'Guldtacka' }, true],
    ['tackor', {}, false],
    ['gåva', { name: 'Gjuten presenttacka' }, true],
    ['rcm', { brand: 'Royal Canadian Mint' }, true],
    ['sydafrikansk', { brand: 'South African Mint', name: 'Krugerrand' }, true],
    ['AB12', {}, true],
    ['AB1', {}, false],
    ['ab-1', { code: 'AB-12' }, true],
  ])('by "%s" what has %j: %s', async (term, more, isFound) => {
    const products = [aProduct({ ...bare, ...more })];
    const one = await createSearchIndex(products.map((product) => searchDocument(product)));
    expect(searchStrictly(one, term)).toHaveLength(Number(isFound));
  });

  it('finds only the product whose whole code was typed', async () => {
    const products = ['ab-1', 'ab-10'].map((code) => aProduct({ code }));
    const both = await createSearchIndex(products.map((product) => searchDocument(product)));
    expect(searchStrictly(both, ' AB-1').map(({ code }) => code)).toEqual(['ab-1']);
  });
});

it.each([
  ['tjugokrona', '20-kronor'],
  ['tjugokronor', '20-kronor'],
  ['20-krona', '20-kronor'],
  ['tiokrona', '10-kronor'],
  ['kilobar', 'guldtacka-1kg-heraeus'],
  ['kilotacka', 'guldtacka-1kg-heraeus'],
  ['halvt uns', 'guldmynt-kanguru'],
  ['ett uns', 'guldmynt-1oz-krugerrand'],
])('the trade term "%s" finds %s', async (term, code) => expect((await found(term))[0]).toBe(code));

it.each([
  ['krug', 'krugerrand'],
  ['kang', 'känguru'],
  ['guldtacka val', 'guldtacka valcambi'],
  ['%$', undefined],
  ['20 kron', '20 kronor'],
  ['pert', 'perth'],
  ['KRUGERRAND', undefined],
  ['krugerrand ', undefined],
  ['1 oz krug', '1oz krugerrand'],
])('suggestions complete "%s" in the shop’s spelling: %s', async (typed, suggestion) =>
  expect(suggestTerms(await index(), typed, 3)[0]).toBe(suggestion),
);
