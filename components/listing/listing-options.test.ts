import { expect, it } from 'vitest';
import { byGroup, EMPTY_QUERY, FILTERS } from '@/lib/domain/listing/filters';
import { choiceName, listingOptions } from './listing-options';

const none = { all: 10, inStock: 10, onHand: 0, sale: 0, until: 0, rated: 0 };
const flagsOf = (counts: Partial<typeof none>) =>
  listingOptions({ counts: { ...none, ...counts }, options: byGroup(() => []), shownRange: null }).flags;

it('offers "rated" where some of the products are rated', () => {
  expect(flagsOf({ rated: 3 })).toEqual([['rated', 'Betyg över 3', 3]]);
});

it('does not offer a flag that all or none of the products have, but still names it in Swedish', () => {
  expect(flagsOf({ rated: 0, inStock: 10 })).toEqual([]);
  const options = { ...byGroup(() => []), flags: [], price: null };
  const nameOf = (filter: (typeof FILTERS)[number]) =>
    choiceName({ kind: 'filter' }, { ...EMPTY_QUERY, filter }, options);
  expect(FILTERS.filter((key) => key !== 'all').map(nameOf)).toEqual(
    expect.arrayContaining(['Betyg över 3', 'Nedsatt pris', 'Tidsbegränsat', 'I lager', 'Går att beställa']),
  );
});
