import { describe, expect, it } from 'vitest';
import { fuzziness, isNumber, queryOf, queryWords } from './query';

const never = () => false;
const known = (...words: string[]) => {
  const isIndexed = (word: string) => words.includes(word);
  return { isIndexed, isUsed: never, isPart: isIndexed };
};

describe('the words of a query', () => {
  it.each([
    ['Hur fungerar Swish?', ['swish']],
    ['hur är det', ['hur', 'ar', 'det']],
    ['argor-heraeus guld', ['argor-heraeus', 'guld']],
    ['1 troy ounc', ['1oz']],
    ['1 troy ounce', ['1oz']],
    ['5 garm', ['5', 'garm']],
    ['5 grm', ['5g']],
    ['5 gramm', ['5g']],
    ['2 kiloo', ['2kg']],
    ['garam guld', ['garam', 'guld']],
    ['tjugokorna', ['20', 'kronor']],
    ['tiookrona', ['10', 'kronor']],
    ['kilotakca', ['1kg']],
    ['', []],
    ['&!', []],
  ])('"%s" are %j', (term, words) => expect(queryWords(term)).toEqual(words));
});

describe('a word matches', () => {
  it('as a number itself and what it may be a weight of', () => {
    const { queries } = queryOf('10', known()) as { queries: { queries: string[] }[] };
    expect(queries.map(({ queries: [word] }) => word)).toEqual(['10', '10g', '10oz', '10kg']);
    expect(['10', '1/10', '2.5', '10g', ''].map(isNumber)).toEqual([true, true, true, false, false]);
  });

  it('nothing but itself when it is known, alone when it is short or has a number', () => {
    expect(queryOf('maple', known('maple'))).toEqual({
      combineWith: 'OR',
      queries: [{ queries: ['maple'], fuzzy: false, prefix: false }],
    });
    expect(['oz', 'maa', '1oz7'].map((word) => queryOf(word, known()))).toEqual(['oz', 'maa', '1oz7']);
  });

  it('with two neighbouring letters swapped, exactly, or as the beginning of a word', () => {
    const exact = (word: string) => ({ queries: [word], fuzzy: false, prefix: false });
    expect(queryOf('moos', known())).toEqual({ combineWith: 'OR', queries: ['moos', exact('omos'), exact('moso')] });
    expect(queryOf('guld', known())).toEqual({
      combineWith: 'OR',
      queries: ['guld', ...['ugld', 'glud', 'gudl'].map(exact)],
    });
  });

  it('as its own forms, when the shop uses it elsewhere', () => {
    const exact = (word: string) => ({ queries: [word], fuzzy: false, prefix: false });
    expect(queryOf('paketet', { isIndexed: never, isUsed: () => true, isPart: never })).toEqual({
      combineWith: 'OR',
      queries: [{ queries: ['paketet'], fuzzy: false }, ...['pakete', 'paket', 'pake'].map(exact)],
    });
  });

  it('as the two known words that it is made of', () => {
    const exact = (word: string) => ({ queries: [word], fuzzy: false, prefix: false });
    const partsOf = (word: string, ...parts: string[]) =>
      (queryOf(word, known(...parts)) as { queries: object[] }).queries.slice(word.length);
    const both = { combineWith: 'AND', queries: [exact('perth'), exact('mint')] };
    expect([partsOf('perthmint', 'perth', 'mint'), partsOf('perthsmint', 'perth', 'mint')]).toEqual([[both], [both]]);
    expect(partsOf('perthmint', 'perth')).toEqual([]);
  });

  it('with some letters wrong, unless it is short or has a number', () => {
    expect(['guld', 'gul', '10oz', 'guld1'].map(fuzziness)).toEqual([0.2, false, false, false]);
  });
});
