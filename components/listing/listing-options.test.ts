import { expect, it } from 'vitest';
import { byGroup, EMPTY_QUERY, FILTERS } from '@/lib/domain/listing/listing-query';
import { choiceName, listingOptions } from './listing-options';
import { NO_OPTIONS, searchedText } from './searched-text';

const none = { all: 10, inStock: 10, onHand: 0, sale: 0, until: 0, rated: 0 };
const flagsOf = (counts: Partial<typeof none>) =>
  listingOptions({ counts: { ...none, ...counts }, options: byGroup(() => []), shownRange: null }).flags;

it('offers "rated" where some of the products are rated', () => {
  expect(flagsOf({ rated: 3 })).toEqual([['rated', 'Betyg över 3', 3]]);
});

it('does not offer a flag that all or none of the products have, but still names it in Swedish', () => {
  expect(flagsOf({ rated: 0, inStock: 10 })).toEqual([]);
  const nameOf = (filter: (typeof FILTERS)[number]) =>
    choiceName({ kind: 'filter' }, { ...EMPTY_QUERY, filter }, NO_OPTIONS);
  expect(FILTERS.filter((key) => key !== 'all').map(nameOf)).toEqual(
    expect.arrayContaining(['Betyg över 3', 'Nedsatt pris', 'Tidsbegränsat', 'I lager', 'Går att beställa']),
  );
});

it.each([
  ['guld', {}, null],
  ['guld', { price: { from: null, to: 5_000 } }, 'Guld upp till 5 000 SEK'],
  [
    'guld',
    { price: { from: 1_000, to: 5_000 }, sort: 'gram-pris' },
    'Guld 1 000–5 000 SEK, mest metall för pengarna först',
  ],
  ['krugerrand', { filter: 'onHand', sort: 'paslag' }, 'Krugerrand, i lager, lägst påslag först'],
  ['', { sort: 'vikt-fallande' }, 'Hela sortimentet, högst vikt först'],
] as const)('a search for "%s" with %j shows "%s"', (term, query, text) =>
  expect(searchedText(term, { ...EMPTY_QUERY, ...query }, NO_OPTIONS)?.replaceAll('\u00a0', ' ') ?? null).toBe(text),
);
