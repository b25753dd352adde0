import { describe, expect, it } from 'vitest';
import { PAGE_SLUGS } from '@/lib/content/pages';
import type { Category } from './category';
import { isCategoryAddress, isKnownCategoryAddress } from './own-address';

const category = (code: string, ...children: Category[]): Category => ({
  code,
  name: code,
  description: null,
  children,
});
const roots = [category('kopa-guld', category('guldtackor', category('praglade')))];

describe('isCategoryAddress', () => {
  it('leaves the pages of our own alone', () => {
    for (const path of ['/', '/checkout', '/sitemap.xml', '/order/1/toc', '/api/a/b', '/blogg/a'])
      expect(isCategoryAddress(path), path).toBe(false);
    for (const slug of PAGE_SLUGS) expect(isCategoryAddress(`/${slug}`), slug).toBe(false);
  });

  it('leaves two segments to the page, which knows the products', () => {
    expect(isCategoryAddress('/guldtackor/a')).toBe(false);
    expect(isCategoryAddress('/guldtackor')).toBe(true);
    expect(isCategoryAddress('/a/b/c')).toBe(true);
  });
});

describe('isKnownCategoryAddress', () => {
  it('knows a category by its full path and by its code alone', () => {
    expect(isKnownCategoryAddress(roots, '/praglade')).toBe(true);
    expect(isKnownCategoryAddress(roots, '/kopa-guld/guldtackor/praglade')).toBe(true);
    expect(isKnownCategoryAddress(roots, '/kopa-guld/x/praglade')).toBe(false);
    expect(isKnownCategoryAddress(roots, '/nope')).toBe(false);
  });
});
