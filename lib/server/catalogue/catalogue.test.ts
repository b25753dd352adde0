import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue, type Catalogue, categoryPage, categoryTiles, productByCode, productParams } from './catalogue';
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

it.each<[string, Partial<Product>, string | null]>([
  ['its own', { categoryCode: 'guldmynt', categoryNames: ['Guldtackor'] }, 'guldmynt'],
  ['the deepest that it names', { categoryNames: ['kopa-guld', 'PRAGLADE-guldtackor'] }, 'praglade-guldtackor'],
  ['one of its metal', { categoryNames: ['silvermynt', 'kopa-guld'] }, 'kopa-guld'],
  ['one of any metal when its own is unknown', { metal: null, categoryNames: ['silvermynt'] }, 'silvermynt'],
  ['none of another metal', { categoryNames: ['silvermynt'] }, null],
  ['the root of its metal when it names none', { categoryCode: null, metal: 'silver' }, 'kopa-silver'],
  ['that of gold, too', { categoryCode: null, metal: 'gold' }, 'kopa-guld'],
  ['none when nothing is known', { categoryCode: null, metal: null }, null],
  ['none when its own is elsewhere', { metal: 'gold' }, null],
])('the category of a product is %s', (_, facts, expected) => {
  const product = aProduct({ categoryCode: 'elsewhere', categoryNames: [], ...facts });
  expect(buildCatalogue([product], roots, true).products[0]?.categoryCode ?? null).toBe(expected);
  if (facts.categoryCode === null) expect(buildCatalogue([product], [], true).products).toEqual([]);
});

it('a product is in its category, in those that it names in the same tree, and in all above them', () => {
  const product = aProduct({
    code: 'A',
    categoryCode: 'praglade-guldtackor',
    categoryNames: ['guldmynt', 'silvermynt'],
    brand: 'PAMP',
    variants: [aVariant({ id: '1', hasTextId: true }), aVariant({ id: '2', price: null })],
  });
  const catalogue = buildCatalogue(
    [product, aProduct({ code: 'a' }), aProduct({ code: 'b', brand: null })],
    roots,
    true,
  );
  const shelves = [...catalogue.byCategory].filter(([, [first]]) => first?.code === 'A').map(([code]) => code);
  expect(shelves).toEqual(['kopa-guld', 'guldtackor', 'praglade-guldtackor', 'guldmynt']);
  expect(catalogue.byBrand.get('pamp')?.map(({ code }) => code)).toEqual(['A']);
  expect([...catalogue.textIds]).toEqual(['1']);
  expect([...catalogue.variantPrices.keys()].toSorted()).toEqual(['1', '2', '58']);
  expect(catalogue.variantPrices.get('2')).toBeNull();
  expect(productParams(catalogue)).toContainEqual({ subCategory: 'praglade-guldtackor', slug: 'A' });
  expect(productByCode(catalogue, 'a')?.code).toBe('A');
  expect(categoryPage(catalogue, 'praglade-guldtackor')?.category.code).toBe('praglade-guldtackor');
  expect(categoryPage(catalogue, 'GULDMYNT')).toMatchObject({
    category: { code: 'guldmynt' },
    path: [{ code: 'kopa-guld' }, { code: 'guldmynt' }],
    products: [{ code: 'A' }],
  });
});

it('a category that is in both trees has its first place', () => {
  const twice = [aCategory('kopa-guld', aCategory('presenter')), aCategory('kopa-silver', aCategory('presenter'))];
  const path = categoryPage(buildCatalogue([], twice, true), 'presenter')?.path;
  expect(path?.map(({ code }) => code)).toEqual(['kopa-guld', 'presenter']);
});

it('what is not in a catalogue may be in the part that it lacks', () => {
  const [whole, part] = [buildCatalogue([], roots, true), buildCatalogue([], roots, false)];
  expect([productByCode(whole, 'x'), categoryPage(whole, 'x')]).toEqual([null, null]);
  expect(() => productByCode(part, 'x')).toThrow('product x');
  expect(() => categoryPage(part, 'x')).toThrow('category x');
  expect(categoryPage(part, 'guldmynt')?.products).toEqual([]);
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

it('the goods are others when a product has lost an attribute', () => {
  const of = (attributes: Product['attributes']) => [aProduct({ categoryCode: 'guldtackor', attributes })];
  const before = buildCatalogue(of({ year: '2026' }), roots, true);
  expect(buildCatalogue(of({}), roots, true, new Map(), new Set(), before).goods).not.toBe(before.goods);
});

it('top sellers are the catalogue’s own products, in the backend’s order, of the requested brand', () => {
  const products = ['Valcambi', 'PAMP'].map((brand) => aProduct({ code: brand, brand, categoryCode: 'kopa-guld' }));
  const catalogue = buildCatalogue(products, roots, true);
  const codesOf = (...given: Parameters<typeof topSellersFrom>) => topSellersFrom(...given).map(({ code }) => code);
  expect(codesOf(catalogue, ['pamp', 'VALCAMBI', 'gone', 'PAMP'])).toEqual(['PAMP', 'Valcambi']);
  expect(codesOf(catalogue, ['Valcambi', 'PAMP'], 'pamp')).toEqual(['PAMP']);
});
