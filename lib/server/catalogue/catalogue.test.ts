import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue, type Catalogue, categoryTiles } from './catalogue';
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

it('a price change makes new objects of the products whose prices changed only, and no other goods', () => {
  const [still, moved] = ['a', 'b'].map((code) => aProduct({ code, categoryCode: 'guldtackor', inStock: false }));
  const at = (price: number, previous?: Catalogue) => {
    const all = [{ ...still }, { ...moved, price: ore(price), inStock: price > 1 }];
    return buildCatalogue(
      structuredClone(all) as Product[],
      structuredClone(roots),
      true,
      new Map(),
      new Set(),
      previous,
    );
  };
  const before = at(1);
  const after = at(2, before);
  expect(after.byCode.get('a')).toBe(before.byCode.get('a'));
  expect(after.byCode.get('b')).toMatchObject({ price: 2, inStock: true });
  expect(after.products.map(({ code }) => code)).toEqual(before.products.map(({ code }) => code).toReversed());
  expect(after.goods).toBe(before.goods);
});

it.each<[string, Partial<Product>[], typeof roots]>([
  ['a product has another name', [{ code: 'a', name: 'Annan' }, { code: 'b' }], roots],
  ['a variant has another size', [{ code: 'a', variants: [aVariant({ size: '5 g' })] }, { code: 'b' }], roots],
  ['a product is new', [{ code: 'a' }, { code: 'b' }, { code: 'c' }], roots],
  ['one is replaced', [{ code: 'a' }, { code: 'c' }], roots],
  ['a category has another name', [{ code: 'a' }, { code: 'b' }], roots.map((root) => ({ ...root, name: 'Annat' }))],
])('the goods are others when %s', (_, next, nextRoots) => {
  const of = (all: Partial<Product>[]) => all.map((one) => aProduct({ categoryCode: 'guldtackor', ...one }));
  const before = buildCatalogue(of([{ code: 'a' }, { code: 'b' }]), roots, true);
  expect(buildCatalogue(of(next), nextRoots, true, new Map(), new Set(), before).goods).not.toBe(before.goods);
});

it('top sellers are the catalogue’s own products, in the backend’s order, of the requested brand', () => {
  const products = ['Valcambi', 'PAMP'].map((brand) => aProduct({ code: brand, brand, categoryCode: 'kopa-guld' }));
  const catalogue = buildCatalogue(products, roots, true);
  const codesOf = (...given: Parameters<typeof topSellersFrom>) => topSellersFrom(...given).map(({ code }) => code);
  expect(codesOf(catalogue, ['pamp', 'VALCAMBI', 'gone', 'PAMP'])).toEqual(['PAMP', 'Valcambi']);
  expect(codesOf(catalogue, ['Valcambi', 'PAMP'], 'pamp')).toEqual(['PAMP']);
});
