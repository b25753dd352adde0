import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { linkedGoods } from './linked-goods';

const price = ore(100_000);
const sizes = [
  aVariant({ id: '0', code: 'ring-0', size: '5 g', price }),
  aVariant({ id: '1', code: 'ring-1', size: '10 g', price, inStock: false, onHand: false }),
];
const roots = [aCategory('kopa-guld')];
const products = [
  aProduct({ code: 'Tacka', categoryCode: 'kopa-guld', variants: [aVariant({ code: 'tacka-v' })] }),
  aProduct({ code: 'ring', categoryCode: 'kopa-guld', variants: sizes }),
  aProduct({ code: 'slut', categoryCode: 'kopa-guld', inStock: false, onHand: false }),
  aProduct({ code: 'utan-pris', categoryCode: 'kopa-guld', price: null, netPrice: null, variants: [] }),
];

it('finds the product of each line, or the reason why it cannot be bought', () => {
  const codes = ['TACKA', 'tacka-v', 'ring', 'ring-0', 'ring-1', 'slut', 'utan-pris', 'nope'];
  const lines = codes.map((code) => ({ code, quantity: 1 }));
  const found = linkedGoods(buildCatalogue(products, roots, true), lines);
  expect(found.map(({ code, product, variant, problem }) => [code, product?.code, variant?.code, problem])).toEqual([
    ['TACKA', 'Tacka', undefined, null],
    ['tacka-v', 'Tacka', undefined, 'repeated'],
    ['ring', 'ring', undefined, 'choice'],
    ['ring-0', 'ring', 'ring-0', null],
    ['ring-1', 'ring', 'ring-1', 'sold-out'],
    ['slut', 'slut', undefined, 'sold-out'],
    ['utan-pris', 'utan-pris', undefined, 'on-request'],
    ['nope', undefined, undefined, 'unknown'],
  ]);
});
