import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue, categoryTiles } from './catalogue';
import { topSellersFrom } from './queries';

const roots = [
  aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade-guldtackor')), aCategory('guldmynt')),
  aCategory('kopa-silver', aCategory('silvermynt')),
];

it('category tiles are the categories below the roots, with the products of their descendants counted', () => {
  const inCategory = (code: string, categoryCode: string, more: object = {}) =>
    aProduct({ code, categoryCode, categoryNames: [], ...more });
  const bars = ['a', 'b', 'c'].map((code) => inCategory(code, 'praglade-guldtackor'));
  const all = [inCategory('utan-bild', 'guldtackor', { images: [] }), ...bars];
  const tiles = categoryTiles(buildCatalogue(all, roots, true));
  expect(tiles.map(({ code, count, picture }) => [code, count, picture])).toEqual([
    ['guldtackor', 4, aProduct().images[0]?.src],
    ['guldmynt', 0, null],
    ['silvermynt', 0, null],
  ]);
  const withoutDescendants = ['kopa-guld', 'guldtackor'].map((code) => ({ code, children: [] }));
  expect(tiles[0]?.path).toMatchObject(withoutDescendants);
});

it('top sellers are the catalogue’s own products, in the backend’s order, of the requested brand', () => {
  const products = ['Valcambi', 'PAMP'].map((brand) => aProduct({ code: brand, brand, categoryCode: 'kopa-guld' }));
  const catalogue = buildCatalogue(products, roots, true);
  const codesOf = (...given: Parameters<typeof topSellersFrom>) => topSellersFrom(...given).map(({ code }) => code);
  expect(codesOf(catalogue, ['pamp', 'VALCAMBI', 'gone', 'PAMP'])).toEqual(['PAMP', 'Valcambi']);
  expect(codesOf(catalogue, ['Valcambi', 'PAMP'], 'pamp')).toEqual(['PAMP']);
});
