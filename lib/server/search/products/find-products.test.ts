import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue, type Catalogue } from '@/lib/server/catalogue/catalogue';
import { completions, prepareSearch, searchCatalogue, searchIndexOf } from './find-products';

const roots = [{ ...aCategory('kopa-guld'), name: 'Köpa guld' }];
const at = (price: number, { previous, inStock = 'ABC' }: { previous?: Catalogue; inStock?: string } = {}) => {
  const products = ['A', 'B', 'C'].map((code) =>
    aProduct({
      code,
      categoryCode: 'kopa-guld',
      categoryNames: [],
      price: ore(price),
      inStock: inStock.includes(code),
    }),
  );
  return buildCatalogue(products, roots, true, new Map(), new Set(), previous);
};
const found = async (catalogue: Catalogue) =>
  (await searchCatalogue(catalogue, 'köpa')).map(({ code, price }) => `${code} ${price}`);

/** Paths of which no index can be built. */
function unreadable(): Catalogue['paths'] {
  const paths = new Map();
  paths.get = () => {
    throw new Error('no path');
  };
  return paths;
}

it('search finds by category name, keeps its index over a price change, and returns the prices of the given catalogue', async () => {
  const before = at(1_429_000);
  expect(await found(before)).toEqual(['A 1429000', 'B 1429000', 'C 1429000']);
  const index = await searchIndexOf(before);
  const after = at(1, { previous: before });
  expect(await found(after)).toEqual(['A 1', 'B 1', 'C 1']);
  expect(await searchIndexOf(after)).toBe(index);
});

it('equally good products are in the order of the stock of the given catalogue', async () => {
  const before = at(1);
  expect(await found(before)).toEqual(['A 1', 'B 1', 'C 1']);
  expect(await found(at(1, { previous: before, inStock: 'BC' }))).toEqual(['B 1', 'C 1', 'A 1']);
});

it('a term of which no product has every word finds those that have one, and only then', async () => {
  const products = ['Valcambi', 'PAMP'].map((brand) =>
    aProduct({ code: brand, name: `Guldtacka ${brand}`, brand, categoryCode: 'kopa-guld' }),
  );
  const catalogue = buildCatalogue(products, roots, true);
  const codes = async (term: string) => (await searchCatalogue(catalogue, term)).map(({ code }) => code);
  expect(await codes('guldtacka pamp')).toEqual(['PAMP']);
  expect(await codes('pamp platina')).toEqual(['PAMP']);
});

it('at most three completions of a term are offered', async () => {
  const names = ['Guldtacka', 'Guldmynt', 'Guldklimp', 'Guldkorn'];
  const products = names.map((name) => aProduct({ code: name, name, categoryCode: 'kopa-guld' }));
  expect(await completions(buildCatalogue(products, roots, true), 'gul')).toHaveLength(3);
});

it('a prepared index is that of the first search', async () => {
  const catalogue = at(2);
  await prepareSearch(catalogue);
  expect(await found({ ...catalogue, paths: unreadable() })).toEqual(['A 2', 'B 2', 'C 2']);
});

it('a search after one whose index could not be built builds it again', async () => {
  const whole = at(1);
  const broken = { ...whole, paths: unreadable() };
  await prepareSearch(broken);
  await expect(searchCatalogue(broken, 'valcambi')).rejects.toThrow('no path');
  expect(await found({ ...whole, goods: broken.goods })).toEqual(['A 1', 'B 1', 'C 1']);
});

it('requests have their turn while an index is built', async () => {
  const all = Array.from({ length: 200 }, (_, code) => aProduct({ code: String(code), categoryCode: 'kopa-guld' }));
  let isBuilt = false;
  const turns: boolean[] = [];
  const index = searchIndexOf(buildCatalogue(all, roots, true)).then(() => {
    isBuilt = true;
  });
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(isBuilt);
  }
  await index;
  expect(turns).toEqual([false, false, false]);
});
