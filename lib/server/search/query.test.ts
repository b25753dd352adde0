import { describe, expect, it } from 'vitest';
import { fuzziness, isNumber, queryOf, queryWords } from './query';

describe('the words of a query', () => {
  it.each([
    ['Hur fungerar Swish?', ['swish']],
    ['hur är det', ['hur', 'ar', 'det']],
    ['argor-heraeus guld', ['argor-heraeus', 'guld']],
    ['1 troy ounc', ['1oz']],
    ['1 troy ounce', ['1oz']],
    ['5 garm', ['5', 'garm']],
    ['5 grm', ['5', 'grm']],
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
    const { queries } = queryOf('10') as { queries: { queries: string[] }[] };
    expect(queries.map(({ queries: [word] }) => word)).toEqual(['10', '10g', '10oz', '10kg']);
    expect(['10', '1/10', '2.5', '10g', ''].map(isNumber)).toEqual([true, true, true, false, false]);
  });

  it('nothing but itself when it is known, alone when it is short or has a number', () => {
    expect(queryOf('maple', true)).toEqual({
      combineWith: 'OR',
      queries: [{ queries: ['maple'], fuzzy: false, prefix: false }],
    });
    expect([queryOf('oz'), queryOf('maa'), queryOf('1oz7')]).toEqual(['oz', 'maa', '1oz7']);
  });

  it('with two neighbouring letters swapped, exactly, or as the beginning of a word', () => {
    const exact = (word: string) => ({ queries: [word], fuzzy: false, prefix: false });
    expect(queryOf('moos')).toEqual({ combineWith: 'OR', queries: ['moos', exact('omos'), exact('moso')] });
    expect(queryOf('guld')).toEqual({
      combineWith: 'OR',
      queries: ['guld', ...['ugld', 'glud', 'gudl'].map(exact)],
    });
  });

  it('with some letters wrong, unless it is short or has a number', () => {
    expect(['guld', 'gul', '10oz', 'guld1'].map(fuzziness)).toEqual([0.2, false, false, false]);
  });
});
