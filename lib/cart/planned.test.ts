import { expect, it } from 'vitest';
import { addItem } from './cart';
import { cartProduct } from './cart.fixture';
import { plannedAdd } from './planned';

it('adds what is wanted, or as many as there are beside those in the cart', () => {
  const product = cartProduct({ stock: 3 });
  expect(plannedAdd([], product, 2)).toEqual({ had: 0, added: 2 });
  expect(plannedAdd([], product, 5)).toEqual({ had: 0, added: 3 });
  expect(plannedAdd(addItem([], product, 2), product, 2)).toEqual({ had: 2, added: 1 });
  expect(plannedAdd(addItem([], product, 3), product, 1)).toEqual({ had: 3, added: 0 });
  // The newest stock wins: a cart that holds more is lowered, and nothing is added.
  expect(plannedAdd(addItem([], product, 3), { ...product, stock: 1 }, 1)).toEqual({ had: 3, added: 0 });
});
