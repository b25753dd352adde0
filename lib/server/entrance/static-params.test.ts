import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { isPlaceholder, listingParams, productParams } from './static-params';

describe('the prerendered pages', () => {
  const tree = [aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade'))), aCategory('kopa-silver')];

  it('match the catalogue', () => {
    expect(productParams([{ subCategory: 'praglade', slug: 'A/B 1' }])).toEqual([
      { category: 'praglade', slug: 'A~2FB~201' },
    ]);
    expect(listingParams(tree).map(({ path }) => path.join('/'))).toEqual([
      'kopa-guld',
      'kopa-guld/guldtackor',
      'kopa-guld/guldtackor/praglade',
      'kopa-silver',
    ]);
  });

  it('are one placeholder per route in an empty shop', () => {
    expect(productParams([]).map(({ category }) => isPlaceholder(category))).toEqual([true]);
    expect(listingParams([]).map(({ path }) => path.map(isPlaceholder))).toEqual([[true]]);
  });
});
