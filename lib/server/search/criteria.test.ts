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

const WISHES = {
  'sortera=pris-stigande': ['billigast', 'billigaste', 'Billig', 'lägsta pris', 'till lägsta priset', 'lågpris'],
  'sortera=pris-fallande': ['dyrast', 'dyraste', 'högsta pris'],
  'sortera=gram-pris': ['lägst pris per gram', 'lägsta priset per gram', 'bästa grampris', 'pris per gram', 'prisvärt'],
  'sortera=paslag': ['lägst påslag', 'med lågt påslag', 'utan påslag', 'minsta premie', 'närmast spot'],
  'sortera=vikt-fallande': ['störst', 'största', 'tyngsta', 'stora'],
  'sortera=vikt': ['minst', 'minsta', 'lättaste', 'små'],
  'filter=onHand': ['i lager', 'på lager', 'som finns i lager', 'direkt från lager', 'i lager idag', 'i lager?'],
  'filter=sale': ['på rea', 'nedsatt', 'sänkt pris', 'prissänkt', 'rabatterade', 'kampanj'],
};

it('every way to wish an order, stock or a lower price is that choice, before and after what it is for', () =>
  holds(
    fc.property(
      fc.constantFrom(...Object.entries(WISHES).flatMap(([query, ways]) => ways.map((way) => [query, way] as const))),
      fc.constantFrom(...GOODS),
      fc.boolean(),
      ([query, way], goods, isFirst) => {
        const typed = isFirst ? `${way} ${goods}` : `${goods} ${way}`;
        expect([typed, ...read(typed)]).toEqual([typed, goods, query]);
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
