import { expect, it } from 'vitest';
import { cartItem } from './cart.fixture';
import { removeOrderedItems } from './remove-ordered-items';

const line = (variantCode: string | null, quantity: number, productCode = 'GT-10G') => ({
  productCode,
  variantCode,
  quantity,
});

it('removes the ordered pieces and keeps those added since', () => {
  const items = [cartItem({ qty: 3, variantCode: 'GT-10G' }), cartItem({ id: 's', code: 'S', variantCode: 'S' })];
  const left = removeOrderedItems(items, [line('GT-10G', 1)]);
  expect(left.map(({ variantCode, qty }) => [variantCode, qty])).toEqual([
    ['GT-10G', 2],
    ['S', 1],
  ]);
});

it('distinguishes the variants of one product', () => {
  const items = ['röd', 'blå'].map((name) => cartItem({ id: name, name, variantCode: name, hasVariants: true }));
  expect(removeOrderedItems(items, [line('blå', 1)]).map(({ name }) => name)).toEqual(['röd']);
});

it('matches the right product, whatever its position in the cart', () => {
  const items = [cartItem({ id: 's', code: 'S' }), cartItem({ code: 'GT-10G' })];
  expect(removeOrderedItems(items, [line(null, 1)]).map(({ code }) => code)).toEqual(['S']);
});

it('keeps the cart when the ordered product is not in it', () => {
  const items = [cartItem()];
  expect(removeOrderedItems(items, [line('X', 1, 'X')])).toEqual(items);
});
