import { describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/product/product.fixture';
import { searchPath } from './catalogue-paths';
import { parseSearch, searchPageOf } from './search-page';

const found = Array.from({ length: 50 }, (_, index) => aProduct({ code: String(index) }));

describe('a page of search results', () => {
  it('has 24 products, the last one the rest', () => {
    const [first, last] = [searchPageOf(found, 1), searchPageOf(found, 3)];
    expect(first.products.map(({ code }) => code)).toEqual(Array.from({ length: 24 }, (_, index) => String(index)));
    expect(last.products.map(({ code }) => code)).toEqual(['48', '49']);
    expect([first.total, first.pageCount, last.page]).toEqual([50, 3, 3]);
  });

  it('is the last one for a number beyond it, and the only one when nothing fits', () => {
    expect(searchPageOf(found, 99)).toEqual(searchPageOf(found, 3));
    expect(searchPageOf([], 7)).toEqual({ products: [], total: 0, page: 1, pageCount: 1 });
  });

  it('is named in the address', () => {
    expect(searchPath('guld', 2)).toBe('/sok?searchTerm=guld&sida=2');
    expect(searchPath('guld', 1)).toBe('/sok?searchTerm=guld');
    expect(parseSearch({ searchTerm: ' guld ', sida: '2' })).toEqual({ term: 'guld', page: 2 });
    for (const sida of [undefined, '0', 'x', ['-1', '2']]) expect(parseSearch({ sida }).page).toBe(1);
  });

  it('is searched for by its first hundred characters, however many there are', () => {
    expect(parseSearch({ searchTerm: 'guld '.repeat(20_000) }).term).toHaveLength(100);
  });
});
