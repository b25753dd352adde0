import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { findProduct, findSellable } from './find-sellable';
import { sellablesOf } from './sellable';

const gift = aProduct({ code: 'gava', categoryCode: 'presenter', categoryNames: [] });
const bar = aProduct({ code: 'Tacka', categoryCode: 'kopa-guld', variants: [aVariant({ code: 'Tacka-V' })] });
const priceless = aProduct({ code: 'utan-pris', categoryCode: 'kopa-guld', price: null, variants: [] });
const catalogue = buildCatalogue(
  [bar, gift, priceless],
  [aCategory('kopa-guld')],
  true,
  new Map(),
  new Set(['presenter']),
);
const found = (id: string) => {
  const match = findSellable(catalogue, id);
  return match && [match.product.code, match.sellables.map(({ code }) => code), match.exact?.code ?? null];
};

it('a product is found by its code or a variant’s, unless it is in no list or has no price', () => {
  expect(found('TACKA')).toEqual(['Tacka', ['Tacka-V'], null]);
  expect(found('tacka-v')).toEqual(['Tacka', ['Tacka-V'], 'Tacka-V']);
  expect(['gava', 'utan-pris', 'nope'].map(found)).toEqual([null, null, null]);
  expect(findProduct(catalogue, 'GAVA')?.code).toBe('gava');
});

it('of several variants those with a price are sold, the cheapest first', () => {
  const prices = [300, 200, null, 100, 400].map((price) => (price === null ? null : ore(price)));
  const variants = prices.map((price, index) =>
    aVariant({ id: `${index}`, code: `v-${index}`, size: `${index + 1} g`, color: 'gul', price }),
  );
  const sold = sellablesOf(aProduct({ variants }));
  expect(sold.map(({ code, product, options }) => [code, product.price, options])).toEqual(
    [3, 0, 1, 4].map((index) => [`v-${index}`, prices[index], [{ name: 'Storlek', label: `${index + 1} g` }]]),
  );
});
