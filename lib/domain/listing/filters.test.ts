import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { filterProducts, withinSpan } from './filters';
import { EMPTY_QUERY, FILTERS, type ListingQuery } from './listing-query';
import { orderedSpan, spanText, typedKronor } from './price-span';

const reducedFrom = ore(1_500_000);
const until = '2026-12-01';

it.each([
  ['an ordinary product in stock', {}, ['all', 'inStock', 'onHand']],
  ['a reduced one', { reducedFrom }, ['all', 'sale', 'inStock', 'onHand']],
  ['a reduced one for a time', { reducedFrom, until }, ['all', 'sale', 'until', 'inStock', 'onHand']],
  ['one that was reduced for a time', { until }, ['all', 'inStock', 'onHand']],
  ['one rated 3', { ratings: 3 }, ['all', 'inStock', 'onHand']],
  ['one rated above 3', { ratings: 3.1 }, ['all', 'rated', 'inStock', 'onHand']],
  ['one that can only be ordered', { onHand: false }, ['all', 'inStock']],
  ['one that is sold out', { inStock: false, onHand: false }, ['all']],
])('%s passes its filters and no others', (_, overrides, filters) => {
  const product = aProduct({ ...overrides, variants: [] });
  const passed = FILTERS.filter((filter) => filterProducts([product], { ...EMPTY_QUERY, filter }).length === 1);
  expect(passed).toEqual(filters);
});

describe('a product of 10 g from Valcambi for 14 290 kr', () => {
  const span = (from: number | null, to: number | null) => ({ price: { from, to } });
  it.each<[string, Partial<ListingQuery>, boolean]>([
    ['its brand', { brands: ['valcambi'] }, true],
    ['its brand among others', { brands: ['pamp', 'valcambi'] }, true],
    ['another brand', { brands: ['pamp'] }, false],
    ['its weight', { weights: ['10g'] }, true],
    ['another weight', { weights: ['5g'] }, false],
    ['its brand in another weight', { brands: ['valcambi'], weights: ['5g'] }, false],
    ['its price as a limit', span(14_290, 14_290), true],
    ['a higher price', span(14_291, null), false],
    ['a lower price', span(null, 14_289), false],
    ['its brand, outside of the span', { brands: ['valcambi'], ...span(20_000, null) }, false],
  ])('is found by %s: %j is %s', (_, choice, expected) => {
    expect(filterProducts([aProduct()], { ...EMPTY_QUERY, ...choice })).toHaveLength(expected ? 1 : 0);
  });
});

it('a product on request is in no span, and in the open one', () => {
  const product = aProduct({ price: null, variants: [] });
  expect(withinSpan(product, { from: null, to: null })).toBe(true);
  expect(withinSpan(product, { from: 0, to: null })).toBe(false);
});

it.each([
  ['10 000 kr', 10_000],
  ['1500,50 kr.', 1_500],
  ['1500:50', 1_500],
  ['1.500', 1_500],
  ['1,5 milj', 1_500_000],
  ['20 tkr', 20_000],
  ['2 tusen', 2_000],
  ['500:-', 500],
  ['0', 0],
  ['99999999999', 999_999_999],
  ['kr', null],
  ['', null],
])('typed kronor %j are %s', (text, kronor) => expect(typedKronor(text)).toBe(kronor));

it.each([
  [1, 2, 1, 2, '1-2'],
  [2, 1, 1, 2, '1-2'],
  [null, 1, null, 1, '-1'],
  [2, null, 2, null, '2-'],
  [null, null, null, null, null],
])('the span %s to %s goes from %s to %s, and its text is %j', (from, to, lower, upper, text) => {
  const span = orderedSpan({ from, to });
  expect([span, spanText(span)]).toEqual([{ from: lower, to: upper }, text]);
});
