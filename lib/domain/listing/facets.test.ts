import { describe, expect, it } from 'vitest';
import { serialiseView } from '@/lib/domain/paths/listing-address';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { facetQueries, facetsWithin } from './facets';
import { EMPTY_QUERY, type ListingQuery } from './listing-query';

const products = [
  aProduct({ brand: 'Valcambi', weight: 1 }),
  aProduct({ brand: 'Valcambi', weight: 10 }),
  aProduct({ brand: 'PAMP', weight: 10 }),
  aProduct({ brand: null, weight: 20 }),
];

describe('the weight and brand pages of a category', () => {
  const shown = (goods: typeof products, query: Partial<ListingQuery> = {}) => {
    const { weights, brands } = facetsWithin(goods, { ...EMPTY_QUERY, ...query });
    return [...weights, ...brands].map(({ key }) => key).join(' ');
  };

  it.each([
    ['exist for keys with products', {}, '1g 10g pamp valcambi'],
    ['are limited by each other', { weights: ['10g'], brands: ['valcambi'] }, '1g 10g pamp valcambi'],
    ['are not listed for a key that all its products share', { brands: ['pamp'] }, 'pamp valcambi'],
  ])('%s', (_, query, keys) => expect(shown(products, query)).toBe(keys));

  it('do not exist for a key that all products share', () => {
    expect(shown([aProduct({ weight: 1 }), aProduct({ weight: 10 })])).toBe('1g 10g');
  });

  it('are listed once each, all with products', () => {
    const listed = facetQueries(products).map((query) => serialiseView({ query, page: 1 }));
    const ofOne = 'vikt=1g vikt=10g marke=pamp marke=valcambi';
    const ofBoth = 'vikt=10g&marke=pamp vikt=10g&marke=valcambi vikt=1g&marke=valcambi';
    expect(listed.join(' ')).toBe(`${ofOne} ${ofBoth}`);
  });
});
