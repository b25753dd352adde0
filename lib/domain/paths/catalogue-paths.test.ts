import { expect, it } from 'vitest';
import { categoryPath, orderPath, orderTermsPath, productPath, searchPath, sizePath } from './catalogue-paths';
import { decoded, fromInternal, internalProductPath, toInternal } from './segment';

it('codes are one segment each, whatever they contain', () => {
  const product = { categoryCode: 'guld/x', code: 'A/B 1' };
  expect([productPath(product), sizePath(product, '1/2 oz')]).toEqual([
    '/guld%2Fx/A%2FB%201',
    '/guld%2Fx/A%2FB%201?vikt=1%2F2%20oz',
  ]);
  expect(internalProductPath(product)).toBe('/guld%2Fx/A~2FB~201');
  expect(productPath({ ...product, categoryCode: null })).toBe('/');
  expect(categoryPath([{ code: 'Kopa-Guld' }, { code: 'a/b' }])).toBe('/kopa-guld/a%2Fb');
  expect([orderPath('A/1'), orderTermsPath('A/1')]).toEqual(['/order/A%2F1', '/order/A%2F1/toc']);
});

it('a search has its term without spaces around it, and the search page has none', () => {
  expect([searchPath(' guld & silver '), searchPath('  '), searchPath()]).toEqual([
    '/sok?searchTerm=guld+%26+silver',
    '/sok',
    '/sok',
  ]);
});

it('an internal segment is no relative path, and is decoded to its code or not at all', () => {
  const codes = ['A/B 1', '100%~', '.', '..', 'a.b', 'å'];
  expect(codes.map(toInternal)).toEqual(['A~2FB~201', '100~25~7E', '~2E', '~2E~2E', 'a.b', '~C3~A5']);
  expect(codes.map(toInternal).map(fromInternal)).toEqual(codes);
  expect([fromInternal('~zz'), decoded('%'), decoded('%61%20')]).toEqual([null, null, 'a ']);
});
