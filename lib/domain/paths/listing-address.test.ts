import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { facetHref } from './facet-path';
import { pageOf, queryOfInternal, viewHref } from './listing-address';

const view = (page: number) => ({ query: { ...EMPTY_QUERY, brands: ['pamp'] }, page });

it('a view is added to the query that its listing has', () => {
  expect(viewHref('/kopa-guld', { query: EMPTY_QUERY, page: 1 })).toBe('/kopa-guld');
  expect(viewHref('/kopa-guld', view(1))).toBe('/kopa-guld?marke=pamp');
  expect(viewHref('/sok?searchTerm=guld', view(2))).toBe('/sok?searchTerm=guld&marke=pamp&sida=2');
});

it.each([
  ['1', 1],
  ['12', 12],
  ['999999999', 999_999_999],
  ['9999999999', 1],
  ['01', 1],
  ['2x', 1],
  ['x2', 1],
  [null, 1],
])('the page "%s" is %d', (value, page) => expect(pageOf(value)).toBe(page));

it('an internal path has its query, and others have none', () => {
  const paths = [
    '/listing-static/alla/x',
    '/listing-static/marke%3Dpamp/x',
    '/listing-dynamic/sida%3D2/x',
    '/kopa/alla/x',
  ];
  expect(paths.map(queryOfInternal)).toEqual(['', 'marke=pamp', 'sida=2', null]);
});

it('a product of a brand leads to the pages of its brand and weight in its category', () => {
  const path = [aCategory('kopa-guld'), aCategory('guldtackor')];
  const product = aProduct({ brand: 'PAMP', weight: 5 });
  expect(facetHref(path, 'brands', product)).toBe('/kopa-guld/guldtackor?marke=pamp');
  expect(facetHref(path, 'weights', product)).toBe('/kopa-guld/guldtackor?vikt=5g');
  expect(facetHref(path, 'weights', { ...product, brand: null })).toBe('/kopa-guld/guldtackor?vikt=5g');
  expect([facetHref([], 'brands', product), facetHref(path, 'weights', aProduct({ weight: null }))]).toEqual([
    null,
    null,
  ]);
});
