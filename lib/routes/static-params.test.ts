import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/listing/category.fixture';
import { isPlaceholder, rootParams, threeSegmentParams, twoSegmentParams, viewParams } from './static-params';

describe('the prerendered pages', () => {
  const tree = [aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade'))), aCategory('kopa-silver')];

  it('match the catalogue', () => {
    expect(rootParams(tree)).toEqual([{ category: 'kopa-guld' }, { category: 'kopa-silver' }]);
    expect(twoSegmentParams(tree, [{ subCategory: 'praglade', slug: 'A/B 1' }])).toEqual([
      { category: 'kopa-guld', slug: 'guldtackor' },
      { category: 'praglade', slug: 'A~2FB~201' },
    ]);
    expect(threeSegmentParams(tree)).toEqual([{ category: 'kopa-guld', slug: 'guldtackor', sub: 'praglade' }]);
    expect(viewParams(tree)).toEqual([{ query: 'sida=2', path: ['kopa-guld'] }]);
  });

  it.each([
    ['no third level', [aCategory('kopa-guld', aCategory('guldtackor'))]],
    ['two bare roots', [aCategory('kopa-guld'), aCategory('kopa-silver')]],
    ['nothing at all', []],
  ])('are at least one per route in a shop with %s', (_, bare) => {
    for (const params of [rootParams(bare), twoSegmentParams(bare, []), threeSegmentParams(bare), viewParams(bare)])
      expect(params.length).toBeGreaterThan(0);
    expect(isPlaceholder(threeSegmentParams(bare)[0]?.sub ?? '')).toBe(true);
  });
});
