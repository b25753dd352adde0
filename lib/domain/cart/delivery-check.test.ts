import { describe, expect, it } from 'vitest';
import type { DeliveryTime } from '@/lib/domain/shop-api/responses';
import { cartItem } from './cart.fixture';
import type { CartItem } from './cart-item';
import { decideAdd, longestDeliveryDays, planCheckout } from './delivery-check';

const delivery = (overrides: Partial<DeliveryTime> = {}): DeliveryTime => ({
  error: false,
  currentStock: 12,
  weeks: null,
  ...overrides,
});

describe('add to cart when the product is not on hand (spec.md section 4)', () => {
  const inShop = { onHand: true, deliveryDays: null, stock: 12 };
  it.each([
    ['error equal to 1: sold out', delivery({ error: true, weeks: 3 }), 1, { kind: 'sold-out' }],
    ['enough in stock: added as on hand', delivery(), 12, { kind: 'add', inShop }],
    ['too few in stock: added', delivery(), 13, { kind: 'add', inShop: null }],
    ['no known stock: added', delivery({ currentStock: null }), 1, { kind: 'add', inShop: null }],
    ['numeric delivery time: back order', delivery({ weeks: 3 }), 1, { kind: 'backorder', weeks: 3 }],
    ['a failed call is ignored', undefined, 1, { kind: 'add', inShop: null }],
  ])('%s', (_, response, quantity, expected) => expect(decideAdd(response, quantity)).toEqual(expected));
});

describe('cart to checkout (spec.md section 4)', () => {
  const plan = (response: DeliveryTime | undefined, ...items: CartItem[]) =>
    planCheckout(items, new Map(response ? [['58', response]] : []));
  const sumOf = (qty: number) => 1_429_000 * qty;

  it.each([2, 1])('reduces a quantity above the stock of %i, marks the item, and stays', (currentStock) =>
    expect(plan(delivery({ error: true, currentStock }), cartItem({ qty: 5 }))).toMatchObject({
      items: [{ qty: currentStock, stock: currentStock, adjusted: true, sum: sumOf(currentStock) }],
      removed: [],
      proceed: false,
    }),
  );
  it('removes an item without stock, and stays', () => {
    const [sold, kept] = [cartItem(), cartItem({ id: 'b', variantId: '59' })];
    expect(plan(delivery({ error: true, currentStock: 0 }), sold, kept)).toMatchObject({
      items: [kept],
      removed: [sold],
      proceed: false,
    });
  });
  it('proceeds when nothing was adjusted, but not with an empty cart', () => {
    expect(plan(delivery(), cartItem({ adjusted: true }))).toMatchObject({
      items: [{ adjusted: false }],
      proceed: true,
      longerDelivery: false,
    });
    expect(plan(undefined).proceed).toBe(false);
  });
  it('stores the weeks from the response on its line, and reports them', () => {
    const { items, proceed, longerDelivery } = plan(delivery({ weeks: 6 }), cartItem(), cartItem({ variantId: '59' }));
    expect(items).toMatchObject([
      { onHand: false, deliveryDays: 42 },
      { onHand: true, deliveryDays: 3 },
    ]);
    expect([proceed, longerDelivery, longestDeliveryDays(items)]).toEqual([true, true, 42]);
  });
  it.each([
    ['now on hand', delivery({ currentStock: 50 }), { onHand: true, deliveryDays: null, stock: 50 }],
    ['with too few on hand', delivery({ currentStock: 1 }), { onHand: false, deliveryDays: 21, stock: 0 }],
    ['without a response', undefined, { onHand: false, deliveryDays: 21 }],
  ])('a backorder line %s', (_, response, line) =>
    expect(plan(response, cartItem({ onHand: false, deliveryDays: 21, stock: 0, qty: 2 }))).toMatchObject({
      items: [line],
      proceed: true,
      longerDelivery: false,
    }),
  );
});

it('the longest delivery time decides, as everything ships together', () => {
  const items = [14, 5].map((deliveryDays) => cartItem({ onHand: false, deliveryDays }));
  expect(longestDeliveryDays([...items, cartItem({ deliveryDays: 90 })])).toBe(14);
});
