import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';
import { currentVariant } from './pricing';
import { isAvailable, releaseStock, reserveStock } from './stock';

const { db, clock } = createTestApp();
const idOf = (code: string) => currentVariant(db, clock, code)?.id ?? 0;
const stockOf = (code: string) => currentVariant(db, clock, code)?.stock;

describe('reserving', () => {
  it('takes pieces out of stock and puts them back', () => {
    const code = 'guldtacka-10g-valcambi';
    expect(reserveStock(db, idOf(code), 3)).toBe(true);
    expect(stockOf(code)).toBe(37);
    releaseStock(db, idOf(code), 3);
    expect(stockOf(code)).toBe(40);
  });

  it('never makes the stock negative', () => {
    const code = 'guldtacka-50g-heraeus';
    expect(reserveStock(db, idOf(code), 3)).toBe(false);
    expect(stockOf(code)).toBe(2);
    expect(reserveStock(db, idOf(code), 2)).toBe(true);
    expect(reserveStock(db, idOf(code), 1)).toBe(false);
    expect(currentVariant(db, clock, code)?.inStock).toBe(false);
  });

  it('does not reduce a backorder, and accepts at most what one order may contain', () => {
    const code = 'guldtacka-100g-umicore';
    expect(reserveStock(db, idOf(code), 10)).toBe(true);
    expect(reserveStock(db, idOf(code), 11)).toBe(false);
    releaseStock(db, idOf(code), 10);
    expect(stockOf(code)).toBe(10);
  });

  it('returns false for an unknown variant', () => {
    expect(reserveStock(db, 1, 1)).toBe(false);
  });
});

describe('availability', () => {
  const state = { stock: 0, onHand: false, deliveryWeeks: null, soldOut: false };

  it.each([
    ['on hand, enough', { ...state, stock: 5, onHand: true }, 5, true],
    ['on hand, too few', { ...state, stock: 5, onHand: true }, 6, false],
    ['limited backorder, too many', { ...state, stock: 5, deliveryWeeks: 2 }, 6, false],
    ['open backorder', { ...state, deliveryWeeks: 2 }, 100, true],
    ['nothing', state, 1, false],
    ['marked sold out', { ...state, stock: 5, onHand: true, soldOut: true }, 1, false],
  ])('%s', (_name, variant, quantity, expected) => {
    expect(isAvailable(variant, quantity)).toBe(expected);
  });
});
