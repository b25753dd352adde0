import { describe, expect, it } from 'vitest';
import { parseListingQuery } from './filters';
import { chosenNames, listingTitle } from './listing-title';

const OPTIONS = {
  weights: [
    { key: '10g', name: '10g' },
    { key: '1oz', name: '1 oz' },
  ],
  brands: [{ key: 'royal-mint', name: 'Royal Mint' }],
};
const titleOf = (search: string) => listingTitle('Guldmynt', OPTIONS, parseListingQuery(new URLSearchParams(search)));

describe('the heading of a listing', () => {
  it.each([
    ['', 'Guldmynt'],
    ['vikt=1oz', 'Guldmynt 1 oz'],
    ['marke=royal-mint', 'Guldmynt från Royal Mint'],
    ['vikt=1oz&marke=royal-mint', 'Guldmynt 1 oz från Royal Mint'],
    ['vikt=1oz&sortera=pris-stigande&filter=inStock', 'Guldmynt 1 oz'],
  ])('of "%s" is "%s"', (search, title) => expect(titleOf(search)).toBe(title));

  it('has no weight or brand when several are chosen', () => {
    expect(titleOf('vikt=1oz,10g&marke=royal-mint')).toBe('Guldmynt från Royal Mint');
  });

  it('ignores keys that the category does not have', () => {
    expect(titleOf('vikt=7kg&marke=nobody')).toBe('Guldmynt');
    expect(chosenNames(OPTIONS, parseListingQuery(new URLSearchParams('vikt=7kg')))).toEqual({});
  });
});
