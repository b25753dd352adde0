import { describe, expect, it } from 'vitest';
import type { DeliveryTime } from '@/lib/api/contract/responses';
import { cartItem } from './cart.fixture';
import { decideAdd, longestDeliveryDays, planCheckout } from './delivery-check';

const answer = (overrides: Partial<DeliveryTime> = {}): DeliveryTime => ({
  error: false,
  currentStock: 12,
  weeks: null,
  ...overrides,
});

describe('add to cart when the product is not on hand (spec.md section 4)', () => {
  it('error equal to 1: sold out', () =>
    expect(decideAdd(answer({ error: true, weeks: 3 }), 1)).toEqual({ kind: 'sold-out' }));
  it('no delivery time: added directly, as on hand when the stock is sufficient', () => {
    const inShop = { onHand: true, deliveryDays: null, stock: 12 };
    expect(decideAdd(answer(), 12)).toEqual({ kind: 'add', inShop });
    expect(decideAdd(answer(), 13)).toEqual({ kind: 'add', inShop: null });
    expect(decideAdd(answer({ currentStock: null }), 1)).toEqual({ kind: 'add', inShop: null });
  });
  it('numeric delivery time: back order', () =>
    expect(decideAdd(answer({ weeks: 3 }), 1)).toEqual({ kind: 'backorder', weeks: 3 }));
  it('a failed call is ignored', () => expect(decideAdd(undefined, 1)).toEqual({ kind: 'add', inShop: null }));
});

describe('cart to checkout (spec.md section 4)', () => {
  it('reduces a quantity above the stock, marks the item, and stays', () => {
    const plan = planCheckout([cartItem({ qty: 5 })], new Map([['58', answer({ error: true, currentStock: 2 })]]));
    expect(plan.items[0]).toMatchObject({ qty: 2, stock: 2, adjusted: true, sum: 2_858_000 });
    expect(plan.proceed).toBe(false);
  });

  it('keeps the last piece', () => {
    const plan = planCheckout([cartItem({ qty: 3 })], new Map([['58', answer({ error: true, currentStock: 1 })]]));
    expect(plan.items.map(({ qty }) => qty)).toEqual([1]);
    expect(plan.removed).toEqual([]);
  });

  it('removes an item without stock, and stays', () => {
    const items = [cartItem(), cartItem({ id: 'b', variantId: '59' })];
    const plan = planCheckout(items, new Map([['59', answer({ error: true, currentStock: 0 })]]));
    expect(plan.items.map((item) => item.id)).toEqual([items[0]?.id]);
    expect(plan.removed.map((item) => item.id)).toEqual(['b']);
    expect(plan.proceed).toBe(false);
  });

  it('proceeds when nothing was adjusted', () => {
    const plan = planCheckout([cartItem({ adjusted: true })], new Map([['58', answer()]]));
    expect(plan).toMatchObject({ proceed: true, longerDelivery: false });
    expect(plan.items[0]?.adjusted).toBe(false);
  });

  it('does not proceed with an empty cart', () => expect(planCheckout([], new Map()).proceed).toBe(false));

  it('reports an item with a longer delivery time', () => {
    const plan = planCheckout([cartItem()], new Map([['58', answer({ weeks: 2 })]]));
    expect(plan).toMatchObject({ proceed: true, longerDelivery: true });
  });

  it('stores the weeks from the response on the line', () => {
    const known = cartItem({ onHand: false, deliveryDays: 14 });
    const plan = planCheckout([known, cartItem({ variantId: '59' })], new Map([['58', answer({ weeks: 6 })]]));
    expect(plan.items.map(({ onHand, deliveryDays }) => [onHand, deliveryDays])).toEqual([
      [false, 42],
      [true, 3],
    ]);
    expect(longestDeliveryDays(plan.items)).toBe(42);
  });

  it('clears the delivery time of a line that is on hand now, without a warning', () => {
    const ordered = cartItem({ onHand: false, deliveryDays: 21, stock: 0, qty: 2 });
    const plan = planCheckout([ordered], new Map([['58', answer({ currentStock: 50 })]]));
    expect(plan).toMatchObject({ proceed: true, longerDelivery: false });
    expect(plan.items[0]).toMatchObject({ onHand: true, deliveryDays: null, stock: 50 });
    const few = planCheckout([ordered], new Map([['58', answer({ currentStock: 1 })]]));
    expect(few.items[0]).toMatchObject({ onHand: false, deliveryDays: 21, stock: 0 });
    expect(planCheckout([ordered], new Map()).items[0]).toMatchObject({ onHand: false, deliveryDays: 21 });
  });
});

it('the longest delivery time decides, as everything ships together', () => {
  const items = [14, 5].map((deliveryDays) => cartItem({ onHand: false, deliveryDays }));
  expect(longestDeliveryDays([...items, cartItem()])).toBe(14);
});
