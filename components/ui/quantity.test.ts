import { describe, expect, it } from 'vitest';
import { DEFAULT_MAXIMUM, settleQuantity } from './quantity';

describe('settleQuantity', () => {
  it('reads an empty field as one', () => {
    expect(settleQuantity('', 1, DEFAULT_MAXIMUM)).toBe(1);
  });

  it('stops at the stock and at the default maximum', () => {
    expect(settleQuantity('25', 1, 12)).toBe(12);
    expect(settleQuantity('99999', 1, DEFAULT_MAXIMUM)).toBe(10_000);
  });

  it('never goes under one', () => {
    expect(settleQuantity('0', 1, 12)).toBe(1);
    expect(settleQuantity('-3', 1, 12)).toBe(3);
  });

  it('leaves decimals out, and reads thousands', () => {
    expect(settleQuantity('2,5', 1, 100)).toBe(2);
    expect(settleQuantity('1.000', 1, DEFAULT_MAXIMUM)).toBe(1_000);
  });

  it('shows 0 when there is no stock', () => {
    expect(settleQuantity('4', 1, 0)).toBe(0);
  });
});
