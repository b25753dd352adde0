import { describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/product/product.fixture';
import { createSearchIndex, searchCodes, searchDocument, suggestTerms } from './search';

const catalogue = [
  aProduct(),
  aProduct({ code: 'guldtacka-2-5g-valcambi', name: '2,5 g guldtacka Valcambi', weight: 2.5 }),
  aProduct({ code: 'guldtacka-5g-pamp', name: '5 g guldtacka PAMP Fortuna', brand: 'PAMP', weight: 5 }),
  aProduct({
    code: 'guldmynt-1oz-krugerrand',
    name: '1 oz guldmynt Krugerrand',
    brand: 'South African Mint',
    weight: 31.103,
    weightType: 'oz',
  }),
  aProduct({
    code: 'guldmynt-1-10oz-krugerrand',
    name: '1/10 oz guldmynt Krugerrand',
    brand: 'South African Mint',
    weight: 3.1103,
    weightType: 'oz',
  }),
  aProduct({
    code: 'silvertacka-10oz-pamp',
    name: '10 oz silvertacka PAMP',
    brand: 'PAMP',
    weight: 311.03,
    weightType: 'oz',
    metal: 'silver',
  }),
  aProduct({ code: 'guldmynt-aland', name: 'Guldmynt Åland 2000 mark', brand: null, weight: 8.64 }),
  aProduct({
    code: 'guldmynt-kanguru',
    name: '1/2 oz guldmynt Känguru',
    brand: 'Perth Mint',
    weight: 15.5515,
    weightType: 'oz',
  }),
  aProduct({
    code: 'guldtacka-1kg-heraeus',
    name: '1 kg guldtacka Argor-Heraeus',
    brand: 'Argor-Heraeus',
    weight: 1000,
    weightType: 'kg',
  }),
];
const index = createSearchIndex(catalogue.map((product) => searchDocument(product)));
const found = (term: string) => searchCodes(index, term);

describe('search', () => {
  it.each(['1 oz', '1oz', '1 OZ', '31,1 g', '31.1g', '31,103 gram', '1 uns'])(
    'finds one ounce, and only that, by "%s"',
    (term) => {
      expect(found(term)).toEqual(['guldmynt-1oz-krugerrand']);
    },
  );

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
  ])('finds by "%s"', (term, code) => {
    expect(found(term)).toEqual([code]);
  });

  it('forgives a typo', () => {
    expect(found('krugerand').sort()).toEqual(['guldmynt-1-10oz-krugerrand', 'guldmynt-1oz-krugerrand']);
  });

  it.each([
    ['valacmbi', 'guldtacka-2-5g-valcambi'],
    ['pmap', 'guldtacka-5g-pamp'],
    ['kurgerrand', 'guldmynt-1oz-krugerrand'],
  ])('forgives two letters that changed places: "%s"', (term, code) => {
    expect(found(term)).toContain(code);
  });

  it('prefers what is written as asked to what is only like it', () => {
    expect(found('perth')).toEqual(['guldmynt-kanguru']);
    expect(found('mrak')).toEqual(['guldmynt-aland']);
  });

  it('wants all words, in any order', () => {
    expect(found('krugerrand 1 oz')).toEqual(['guldmynt-1oz-krugerrand']);
  });

  it('offers what has some of the words when nothing has all', () => {
    expect(found('krugerrand platina')).toContain('guldmynt-1oz-krugerrand');
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('&!')).toEqual([]);
  });

  it('finds while a word is unfinished, as many as are requested', () => {
    expect(searchCodes(index, 'valc', 1)).toHaveLength(1);
    expect(found('känd guldtacka val')).toContain(found('valcambi 10 g')[0]);
  });
});

describe('words of the trade', () => {
  const coins = createSearchIndex(
    [
      aProduct({ code: '20-kronor', name: '20 kronor guldmynt Oscar II', weight: 8.96 }),
      aProduct({ code: '10-kronor', name: '10 kronor guldmynt Oscar II', weight: 4.48 }),
      ...catalogue,
    ].map((product) => searchDocument(product)),
  );

  it.each([
    ['tjugokrona', '20-kronor'],
    ['tjugokronor', '20-kronor'],
    ['20-krona', '20-kronor'],
    ['tiokrona', '10-kronor'],
    ['kilobar', 'guldtacka-1kg-heraeus'],
    ['kilotacka', 'guldtacka-1kg-heraeus'],
    ['halvt uns', 'guldmynt-kanguru'],
    ['ett uns', 'guldmynt-1oz-krugerrand'],
    ['krugerand', 'guldmynt-1oz-krugerrand'],
  ])('"%s" finds %s', (term, code) => expect(searchCodes(coins, term)[0]).toBe(code));
});

describe('suggestions', () => {
  it('complete what is being typed, as the shop writes it', () => {
    expect(suggestTerms(index, 'krug', 3)[0]).toBe('krugerrand');
    expect(suggestTerms(index, 'kang', 3)[0]).toBe('känguru');
    expect(suggestTerms(index, 'guldtacka val', 3)[0]).toBe('guldtacka valcambi');
    expect(suggestTerms(index, '%$', 3)).toEqual([]);
  });
});
