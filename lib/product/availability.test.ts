import { describe, expect, it } from 'vitest';
import { availability } from './availability';

const backorder = { inStock: true, onHand: false, stock: 0, deliveryDays: 35 };

describe('availability', () => {
  it('calls in stock only what lies in the shop', () => {
    expect(availability({ inStock: true, onHand: true, stock: 3, deliveryDays: 3 })).toEqual({
      kind: 'inStock',
      text: 'Finns i lager',
      weeks: null,
    });
    expect(availability(backorder)).toEqual({
      kind: 'backorder',
      text: 'Ej i lager · Beställningsvara, upp till 5\u00a0veckor',
      weeks: 5,
    });
    expect(availability({ ...backorder, stock: 10, deliveryDays: 21 }).kind).toBe('backorder');
    expect(availability({ ...backorder, inStock: false })).toEqual({
      kind: 'soldOut',
      text: 'Ej i lager',
      weeks: null,
    });
  });

  it('never calls an empty stock in stock, whatever else is said', () => {
    const empty = { inStock: true, onHand: true, stock: 0, deliveryDays: null };
    expect(availability(empty).kind).toBe('backorder');
    expect(availability({ ...empty, inStock: false }).kind).toBe('soldOut');
  });

  it('counts started weeks, and says one week as one', () => {
    expect(availability({ ...backorder, deliveryDays: 7 }).text).toBe(
      'Ej i lager · Beställningsvara, upp till 1\u00a0vecka',
    );
    expect(availability({ ...backorder, deliveryDays: 15 }).weeks).toBe(3);
  });

  it('names no unknown time', () => {
    expect(availability({ ...backorder, deliveryDays: null }).text).toBe('Ej i lager · Beställningsvara');
  });

  it('believes a backend that tells neither what is on hand nor how long it takes', () => {
    expect(availability({ inStock: true, onHand: false, stock: 10_000, deliveryDays: null }).kind).toBe('inStock');
  });
});
