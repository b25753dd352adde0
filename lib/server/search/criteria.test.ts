import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import { parseTerm, withCriteria } from './criteria';
import { CRITERIA, NO_CRITERIA } from './phrases.fixture';

const read = (typed: string) => {
  const { term, criteria } = parseTerm(typed);
  return [term, serialiseListingQuery(withCriteria(criteria))];
};

describe.each(Object.entries(CRITERIA))('%s', (_, phrases) => {
  it.each(phrases)('"%s" is a search for "%s" with %s', (typed, term, choices) =>
    expect(read(typed)).toEqual([term, choices]),
  );
});

it.each(NO_CRITERIA)('"%s" has no criteria', (typed) => expect(read(typed)[1]).toBe(''));

it('what the address says counts more than the words', () => {
  const { criteria } = parseTerm('billigaste guld för 5000 kr i lager');
  const query = { ...withCriteria({}), filter: 'sale', price: { from: null, to: 9 }, sort: 'vikt' } as const;
  expect(withCriteria(criteria, query)).toEqual(query);
});

const LIMITS = [
  'för',
  'upp till',
  'max',
  'högst',
  'under',
  'maximalt',
  'inom',
  'budget på',
  'som kostar max',
  'FÖR',
  'inte mer än',
  'inte över',
];
const AMOUNTS = ['5000', '5 000', '5.000', 'fem tusen', 'femtusen', '5 tusen'];
const CURRENCIES = ['', ' kr', ' kronor', ' SEK', 'kr', ':-', ' kr.', ' spänn'];
const GOODS = ['guld', 'silvermynt', 'krugerrand', 'Guldtackor 10 g', 'maple leaf'];

it('every spelling of a sum is that sum, before and after what it is for', () =>
  holds(
    fc.property(
      fc.constantFrom(...LIMITS),
      fc.constantFrom(...AMOUNTS),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...GOODS),
      fc.boolean(),
      (limit, amount, currency, goods, isFirst) => {
        const sum = `${limit} ${amount}${currency}`;
        const typed = isFirst ? `${sum} ${goods}` : `${goods} ${sum}`;
        expect([typed, ...read(typed)]).toEqual([typed, goods, 'pris=-5000&sortera=gram-pris']);
      },
    ),
    { numRuns: 400 },
  ));

it('a term without its criteria has none: an address is not rewritten twice', () =>
  holds(
    fc.property(
      fc.array(
        fc.constantFrom(
          ...LIMITS,
          ...AMOUNTS,
          ...GOODS,
          'billigast',
          'i lager',
          'störst',
          'mellan',
          'och',
          '-',
          'kr',
          '?',
          'lägst',
          'pris',
        ),
        { maxLength: 8 },
      ),
      (words) => {
        const { term } = parseTerm(words.join(' '));
        expect(Object.keys(parseTerm(term).criteria)).toEqual([]);
      },
    ),
    { numRuns: 400 },
  ));
