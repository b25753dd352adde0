import { expect, it } from 'vitest';
import { availability } from './availability';

const backorder = { inStock: true, onHand: false, stock: 0, deliveryDays: 35 };
const BACKORDER = 'Ej i lager. Beställningsvara';

it.each([
  ['in the shop', { onHand: true, stock: 3, deliveryDays: 3 }, 'inStock', 'Finns i lager', null],
  ['to order', {}, 'backorder', `${BACKORDER}, upp till 5\u00a0veckor`, 5],
  ["in the supplier's stock", { stock: 10, deliveryDays: 15 }, 'backorder', `${BACKORDER}, upp till 3\u00a0veckor`, 3],
  ['to order within one week', { deliveryDays: 7 }, 'backorder', `${BACKORDER}, upp till 1\u00a0vecka`, 1],
  ['to order, nobody knows for when', { deliveryDays: null }, 'backorder', BACKORDER, null],
  ['of stock 0, whatever else is said', { onHand: true, deliveryDays: null }, 'backorder', BACKORDER, null],
  ['sold out', { inStock: false }, 'soldOut', 'Ej i lager', null],
  [
    'of a backend without onHand and delivery time',
    { stock: 10_000, deliveryDays: null },
    'inStock',
    'Finns i lager',
    null,
  ],
])('a product %s', (_, facts, kind, text, weeks) => {
  expect(availability({ ...backorder, ...facts })).toEqual({ kind, text, weeks });
});
