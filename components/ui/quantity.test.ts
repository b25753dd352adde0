import { expect, it } from 'vitest';
import { DEFAULT_MAXIMUM, settleQuantity } from './quantity';

it.each([
  ['an empty field as one', '', DEFAULT_MAXIMUM, 1],
  ['at most the stock', '25', 12, 12],
  ['at most the default maximum', '99999', DEFAULT_MAXIMUM, 10_000],
  ['at least one', '0', 12, 1],
  ['no sign', '-3', 12, 3],
  ['no decimals', '2,5', 100, 2],
  ['thousands', '1.000', DEFAULT_MAXIMUM, 1_000],
  ['0 without stock', '4', 0, 0],
])('reads %s', (_, text, max, quantity) => {
  expect(settleQuantity(text, max)).toBe(quantity);
});
