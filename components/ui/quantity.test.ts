import { describe, expect, it } from 'vitest';
import { DEFAULT_MAXIMUM, settleQuantity } from './quantity';

describe('settleQuantity', () => {
  it('reads an empty field as one', () => {
    expect(settleQuantity('', 1, DEFAULT_MAXIMUM)).toBe(1);
  });

  it('limits the quantity to the stock and the default maximum', () => {
    expect(settleQuantity('25', 1, 12)).toBe(12);
    expect(settleQuantity('99999', 1, DEFAULT_MAXIMUM)).toBe(10_000);
  });

  it('never returns less than one', () => {
    expect(settleQuantity('0', 1, 12)).toBe(1);
    expect(settleQuantity('-3', 1, 12)).toBe(3);
  });

  it('ignores decimals, and reads thousands', () => {
    expect(settleQuantity('2,5', 1, 100)).toBe(2);
    expect(settleQuantity('1.000', 1, DEFAULT_MAXIMUM)).toBe(1_000);
  });

  it('returns 0 without stock', () => {
    expect(settleQuantity('4', 1, 0)).toBe(0);
  });
});
