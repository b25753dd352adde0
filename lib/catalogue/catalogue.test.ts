import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/listing/category.fixture';
import { aProduct } from '@/lib/product/product.fixture';
import { buildCatalogue, categoryTiles } from './catalogue';
import { topSellersFrom } from './queries';

const roots = [
  aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade-guldtackor')), aCategory('guldmynt')),
  aCategory('kopa-silver', aCategory('silvermynt')),
];
const bars = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({ code: `tacka-${index}`, categoryCode: 'praglade-guldtackor', categoryNames: [] }),
  );

describe('category tiles', () => {
  it('are the categories below the roots, with the products of their descendants counted', () => {
    const tiles = categoryTiles(
      buildCatalogue(
        [aProduct({ code: 'utan-bild', images: [], categoryCode: 'guldtackor', categoryNames: [] }), ...bars(3)],
        roots,
        true,
      ),
    );
    expect(tiles.map(({ code, count, picture }) => [code, count, picture])).toEqual([
      ['guldtackor', 4, aProduct().images[0]?.src],
      ['guldmynt', 0, null],
      ['silvermynt', 0, null],
    ]);
    expect(tiles[0]?.path.map(({ code }) => code)).toEqual(['kopa-guld', 'guldtackor']);
  });

  it('have the same size for any number of products', () => {
    const weight = (count: number) => JSON.stringify(categoryTiles(buildCatalogue(bars(count), roots, true))).length;
    expect(weight(900)).toBe(weight(100));
  });
});

it('top sellers are the catalogue’s own products, in the backend’s order, of the requested brand', () => {
  const products = ['Valcambi', 'PAMP'].map((brand) => aProduct({ code: brand, brand, categoryCode: 'kopa-guld' }));
  const catalogue = buildCatalogue(products, roots, true);
  const codesOf = (...given: Parameters<typeof topSellersFrom>) => topSellersFrom(...given).map(({ code }) => code);
  expect(codesOf(catalogue, ['pamp', 'VALCAMBI', 'gone', 'PAMP'])).toEqual(['PAMP', 'Valcambi']);
  expect(codesOf(catalogue, ['Valcambi', 'PAMP'], 'pamp')).toEqual(['PAMP']);
});
