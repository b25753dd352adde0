import { expect, it } from 'vitest';
import { parseListingQuery } from './listing-query';
import { listingTitle } from './listing-title';

const OPTIONS = {
  weights: [
    { key: '10g', name: '10g' },
    { key: '1oz', name: '1 oz' },
  ],
  brands: [{ key: 'royal-mint', name: 'Royal Mint' }],
};
const titleOf = (search: string) => listingTitle('Guldmynt', OPTIONS, parseListingQuery(new URLSearchParams(search)));

it.each([
  ['', 'Guldmynt'],
  ['vikt=1oz', 'Guldmynt 1 oz'],
  ['marke=royal-mint', 'Guldmynt från Royal Mint'],
  ['vikt=1oz&marke=royal-mint&sortera=pris-stigande&filter=inStock', 'Guldmynt 1 oz från Royal Mint'],
  ['vikt=1oz,10g&marke=royal-mint', 'Guldmynt från Royal Mint'],
  ['vikt=7kg&marke=nobody', 'Guldmynt'],
])('the heading of a listing of "%s" is "%s"', (search, title) => expect(titleOf(search)).toBe(title));
