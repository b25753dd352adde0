import { describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/product/product.fixture';
import { serialiseView } from '@/lib/routes/listing-address';
import { facetQueries, facetsWithin } from './facets';
import { EMPTY_QUERY } from './filters';

const products = [
  aProduct({ brand: 'Valcambi', weight: 1 }),
  aProduct({ brand: 'Valcambi', weight: 10 }),
  aProduct({ brand: 'PAMP', weight: 10 }),
  aProduct({ brand: null, weight: 20 }),
];
const keys = (options: readonly { readonly key: string }[]) => options.map(({ key }) => key);

describe('the weight and brand pages of a category', () => {
  it('exist for keys with products', () => {
    const { weights, brands } = facetsWithin(products, EMPTY_QUERY);
    expect([keys(weights), keys(brands)]).toEqual([
      ['1g', '10g'],
      ['pamp', 'valcambi'],
    ]);
  });

  it('are limited to the weights of the chosen brand and the brands of the chosen weight', () => {
    const { weights, brands } = facetsWithin(products, { ...EMPTY_QUERY, weights: ['10g'], brands: ['valcambi'] });
    expect([keys(weights), keys(brands)]).toEqual([
      ['1g', '10g'],
      ['pamp', 'valcambi'],
    ]);
    expect(keys(facetsWithin(products, { ...EMPTY_QUERY, brands: ['pamp'] }).weights)).toEqual([]);
  });

  it('do not exist for a key that all products share', () => {
    const alike = [aProduct({ weight: 1 }), aProduct({ weight: 10 })];
    expect(keys(facetsWithin(alike, EMPTY_QUERY).brands)).toEqual([]);
  });

  it('are listed once each, all with products', () => {
    const listed = facetQueries(products).map((query) => serialiseView({ query, page: 1 }));
    expect(listed).toEqual([
      'vikt=1g',
      'vikt=10g',
      'marke=pamp',
      'marke=valcambi',
      'vikt=1g&marke=valcambi',
      'vikt=10g&marke=valcambi',
      'vikt=10g&marke=pamp',
    ]);
  });
});
