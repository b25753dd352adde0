import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { isPlaceholder, listingParams, productPageParams } from './static-params';

describe('the prerendered pages', () => {
  const tree = [aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade'))), aCategory('kopa-silver')];

  it('are one of each kind', () => {
    const products = ['A/B 1', 'C'].map((slug) => ({ subCategory: 'praglade', slug }));
    expect(productPageParams(products)).toEqual([{ category: 'praglade', slug: 'A~2FB~201' }]);
    expect(listingParams(tree).map(({ path }) => path.join('/'))).toEqual(['kopa-guld', 'kopa-silver']);
  });

  it('are one placeholder per route in an empty shop', () => {
    expect(productPageParams([]).map(({ category }) => isPlaceholder(category))).toEqual([true]);
    expect(listingParams([]).map(({ path }) => path.map(isPlaceholder))).toEqual([[true]]);
  });
});
