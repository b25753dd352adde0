import { expect, it } from 'vitest';
import { changesWithMetal, paidFor, parseBuyingTerms } from './buying';

it('reads a share of the metal value or kronor per gram for each fineness', () => {
  expect(parseBuyingTerms('gold', '18=88%, 14=260kr')).toEqual({ '18': { share: 0.88 }, '14': { orePerGram: 26_000 } });
  expect(parseBuyingTerms('silver', '830=60.5%')).toEqual({ '830': { share: 0.605 } });
  expect(parseBuyingTerms('gold', '')).toEqual({});
});

it.each(['18', '18=', '18=88', '17=88%', '18=88%,18=90%', '18=101%', '18=0%', '18=-1kr', '830=60%'])(
  'refuses %s for gold',
  (text) => expect(parseBuyingTerms('gold', text)).toBeNull(),
);

it('pays by the terms, and never more than the metal is worth', () => {
  // 31.1034768 g of fine metal are worth 40,000 SEK.
  const grams = 31.1034768 / 0.75;
  const paid = (terms: string, fineness = '18') =>
    paidFor('gold', { grams, fineness }, parseBuyingTerms('gold', terms) ?? {}, 40_000);
  expect(paid('18=88%')).toBe(3_520_000);
  expect(paid('18=500kr')).toBe(Math.round(grams * 50_000));
  expect(paid('18=5000kr')).toBe(4_000_000);
  expect(paid('14=88%')).toBeNull();
});

it.each([
  ['18=88%', true],
  ['18=500kr', false],
  ['18=88%,14=260kr', true],
])('what is paid by %s changes with the metal’s price: %s', (terms, isChanging) =>
  expect(changesWithMetal(parseBuyingTerms('gold', terms) ?? {})).toBe(isChanging),
);
