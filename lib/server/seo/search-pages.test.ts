import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { EMPTY_QUERY, type ListingQuery } from '@/lib/domain/listing/listing-query';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { indexedFacets, searchPages, standingOf } from './search-pages';

const bars = aCategory('tackor');
const root = aCategory('guld', bars, aCategory('mynt'));
const bar = (weight: number, brand: string) => aProduct({ code: `${weight}-${brand}`, weight, brand });
const PAMP = [1, 5, 10, 20].map((weight) => bar(weight, 'PAMP'));
const ALL_BARS = [...PAMP, bar(10, 'Umicore'), bar(10, 'Heraeus')];
const shelf = (products = ALL_BARS) => ({ path: [root, bars], products });
const above = (products = [...ALL_BARS, bar(1, 'Perth Mint')]) => ({ path: [root], products });
const pages = searchPages([above(), shelf()]);

const standing = (query: Partial<ListingQuery>, { path, products } = shelf()) =>
  standingOf(pages, { path, products }, { ...EMPTY_QUERY, ...query });

describe('the pages for search engines', () => {
  it('are weights and brands with three products, once per set, in the deepest category', () => {
    expect(indexedFacets(pages).toSorted()).toEqual(['/guld/tackor?marke=pamp', '/guld/tackor?vikt=10g']);
  });

  it('count the sizes of a product apart', () => {
    const sizes = (...all: string[]) => all.map((size) => aVariant({ code: size, size }));
    const sets = ['a', 'b', 'c'].map((code) => aProduct({ code, variants: sizes('1 g', '5 g') }));
    const facets = indexedFacets(searchPages([shelf([...sets, bar(10, 'Umicore')])]));
    expect(facets.toSorted()).toEqual(['/guld/tackor?marke=valcambi', '/guld/tackor?vikt=1g', '/guld/tackor?vikt=5g']);
  });

  it.each<[string, ReturnType<typeof standing>, string, boolean]>([
    ['of a category: itself', standing({}, above()), '/guld', true],
    ['of a brand in the deepest category: itself', standing({ brands: ['pamp'] }), '/guld/tackor?marke=pamp', true],
    ['of the same products above', standing({ weights: ['10g'] }, above()), '/guld/tackor?vikt=10g', true],
    [
      'of a brand that a whole category has',
      standing({ brands: ['pamp'] }, shelf(PAMP)),
      '/guld/tackor?marke=pamp',
      true,
    ],
    ['of two products: none', standing({ weights: ['1g'] }, above()), '/guld?vikt=1g', false],
    ['of a single product: none', standing({ brands: ['umicore'] }), '/guld/tackor?marke=umicore', false],
    ['of a sorted listing: none', standing({ sort: 'pris-stigande' }), '/guld/tackor?sortera=pris-stigande', false],
    ['of an empty category: none', standing({}, shelf([])), '/guld/tackor', false],
  ])('%s', (_, found, canonical, isIndexed) => expect(found).toEqual({ canonical, isIndexed }));

  it('take twice the work for twice the products', () => {
    const workFor = (count: number) => {
      let reads = 0;
      const handler: ProxyHandler<Product> = {
        get: (target, field) => {
          reads += 1;
          return Reflect.get(target, field);
        },
      };
      const goods = Array.from({ length: count }, (_, at) => bar(1 + (at % 4), `M${at % (count / 8)}`));
      searchPages([shelf(goods.map((product) => new Proxy(product, handler)))]);
      return reads;
    };
    expect(workFor(320) / workFor(160)).toBeLessThan(2.5);
  });
});
