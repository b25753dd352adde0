import { describe, expect, it } from 'vitest';
import { availability } from './availability';

const backorder = { inStock: true, onHand: false, stock: 0, deliveryDays: 35 };

describe('availability', () => {
  it('says in stock only for products in the shop', () => {
    expect(availability({ inStock: true, onHand: true, stock: 3, deliveryDays: 3 })).toEqual({
      kind: 'inStock',
      text: 'Finns i lager',
      weeks: null,
    });
    expect(availability(backorder)).toEqual({
      kind: 'backorder',
      text: 'Ej i lager. Beställningsvara, upp till 5\u00a0veckor',
      weeks: 5,
    });
    expect(availability({ ...backorder, stock: 10, deliveryDays: 21 }).kind).toBe('backorder');
    expect(availability({ ...backorder, inStock: false })).toEqual({
      kind: 'soldOut',
      text: 'Ej i lager',
      weeks: null,
    });
  });

  it('never says in stock at stock 0, whatever the other fields say', () => {
    const empty = { inStock: true, onHand: true, stock: 0, deliveryDays: null };
    expect(availability(empty).kind).toBe('backorder');
    expect(availability({ ...empty, inStock: false }).kind).toBe('soldOut');
  });

  it('rounds up to whole weeks, with the singular for one', () => {
    expect(availability({ ...backorder, deliveryDays: 7 }).text).toBe(
      'Ej i lager. Beställningsvara, upp till 1\u00a0vecka',
    );
    expect(availability({ ...backorder, deliveryDays: 15 }).weeks).toBe(3);
  });

  it('gives no delivery time when none is known', () => {
    expect(availability({ ...backorder, deliveryDays: null }).text).toBe('Ej i lager. Beställningsvara');
  });

  it('trusts inStock of a backend that sends neither onHand nor a delivery time', () => {
    expect(availability({ inStock: true, onHand: false, stock: 10_000, deliveryDays: null }).kind).toBe('inStock');
  });
});
