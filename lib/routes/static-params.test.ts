import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/listing/category';
import { isPlaceholder, rootParams, threeSegmentParams, twoSegmentParams, viewParams } from './static-params';

const category = (code: string, ...children: Category[]): Category => ({
  code,
  name: code,
  description: null,
  children,
});

describe('the prerendered pages', () => {
  const tree = [category('kopa-guld', category('guldtackor', category('praglade'))), category('kopa-silver')];

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
    ['no third level', [category('kopa-guld', category('guldtackor'))]],
    ['two bare roots', [category('kopa-guld'), category('kopa-silver')]],
    ['nothing at all', []],
  ])('are at least one per route in a shop with %s', (_, bare) => {
    for (const params of [rootParams(bare), twoSegmentParams(bare, []), threeSegmentParams(bare), viewParams(bare)])
      expect(params.length).toBeGreaterThan(0);
    expect(isPlaceholder(threeSegmentParams(bare)[0]?.sub ?? '')).toBe(true);
  });
});
