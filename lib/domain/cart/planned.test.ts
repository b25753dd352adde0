import { expect, it } from 'vitest';
import { addItem } from './cart';
import { cartProduct } from './cart.fixture';
import { plannedAdd } from './planned';

it('adds the wanted pieces, or as many as the stock allows beside those in the cart', () => {
  const product = cartProduct({ stock: 3 });
  expect(plannedAdd([], product, 2)).toEqual({ had: 0, added: 2 });
  expect(plannedAdd([], product, 5)).toEqual({ had: 0, added: 3 });
  expect(plannedAdd(addItem([], product, 2), product, 2)).toEqual({ had: 2, added: 1 });
  expect(plannedAdd(addItem([], product, 3), product, 1)).toEqual({ had: 3, added: 0 });
  // The newest stock is below the cart's quantity, so nothing is added.
  expect(plannedAdd(addItem([], product, 3), { ...product, stock: 1 }, 1)).toEqual({ had: 3, added: 0 });
});
