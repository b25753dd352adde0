import { expect, it } from 'vitest';
import { ore } from '@/lib/prices/money';
import { aProduct } from '@/lib/product/product.fixture';
import { choicesOf, knownQuery, withoutChoice } from './choices';
import { byGroup, parseListingQuery } from './filters';
import { countsWithout, optionCounts } from './option-counts';

const products = [
  aProduct({ brand: 'PAMP', weight: 5, price: ore(700_000) }),
  aProduct({ brand: 'PAMP', weight: 10, inStock: false }),
  aProduct({ brand: 'Valcambi', weight: 10 }),
  aProduct({ brand: null, weight: 10 }),
];
const query = (search: string) => parseListingQuery(new URLSearchParams(search));

it('options count within the choices of the other groups', () => {
  expect(optionCounts(products, query('vikt=5g'))).toMatchObject({
    weights: { '5g': 1, '10g': 3 },
    brands: { pamp: 1 },
    flags: { inStock: 1, onHand: 1 },
  });
  expect(optionCounts(products, query('marke=pamp&filter=inStock')).weights).toEqual({ '5g': 1 });
  expect(optionCounts(products, query('pris=-8000')).brands).toEqual({ pamp: 1 });
});

it('counts the matches without each choice', () => {
  const none = query('vikt=5g&marke=valcambi&pris=99000-');
  expect(choicesOf(none).map((choice) => withoutChoice(none, choice))).toEqual([
    query('marke=valcambi&pris=99000-'),
    query('vikt=5g&pris=99000-'),
    query('vikt=5g&marke=valcambi'),
  ]);
  expect(countsWithout(products, none)).toEqual([0, 0, 0]);
  expect(countsWithout(products, query('vikt=5g&marke=valcambi'))).toEqual([1, 1]);
});

it('removes weights and brands that a listing does not have', () => {
  const known = { ...byGroup(() => new Set<string>()), weights: new Set(['5g']) };
  expect(knownQuery(query('vikt=5g,7kg&marke=nobody&sortera=vikt'), known)).toEqual(query('vikt=5g&sortera=vikt'));
});
