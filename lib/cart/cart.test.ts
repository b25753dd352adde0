import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/fuzz/inputs';
import { ore } from '@/lib/prices/money';
import {
  addItem,
  cartCount,
  cartTotal,
  cartVat,
  clampQuantity,
  quantityLimit,
  removeItem,
  repriceItems,
  setItemQuantity,
} from './cart';
import { cartItem, cartProduct } from './cart.fixture';
import type { CartItem } from './cart-item';
import { planCheckout } from './delivery-check';
import { isMixed, orderLines } from './metals';

describe('cart (spec.md section 4)', () => {
  it('raises quantity and sum when an existing item is added', () => {
    const items = addItem(addItem([], cartProduct(), 1), cartProduct(), 2);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ qty: 3, sum: 4_287_000 });
  });

  it('matches products with variants by name, others by id', () => {
    const red = cartProduct({ hasVariants: true, name: 'Mynt – röd' });
    const blue = cartProduct({ hasVariants: true, name: 'Mynt – blå' });
    expect(addItem(addItem([], red, 1), blue, 1)).toHaveLength(2);
    expect(addItem(addItem([], red, 1), { ...red, id: 'other' }, 1)).toHaveLength(1);
    expect(addItem(addItem([], cartProduct(), 1), cartProduct({ name: 'Nytt namn' }), 1)).toHaveLength(1);
  });

  it('never exceeds the stock', () => {
    expect(addItem([], cartProduct({ stock: 3 }), 10)[0]?.qty).toBe(3);
    expect(setItemQuantity(addItem([], cartProduct({ stock: 3 }), 1), cartProduct(), 99)[0]?.qty).toBe(3);
  });

  it('accepts any quantity of a backorder product without a stock', () => {
    const open = cartProduct({ stock: 0, onHand: false, inStock: true, deliveryDays: 35 });
    expect(addItem([], open, 3)[0]?.qty).toBe(3);
    expect(addItem([], { ...open, inStock: false }, 3)[0]?.qty).toBe(1);
  });

  it('limits a backorder product to its stock when the backend sends one', () => {
    const open = cartProduct({ onHand: false, inStock: true, deliveryDays: 35 });
    expect(addItem([], { ...open, stock: 5 }, 9)[0]?.qty).toBe(5);
    expect(addItem([], { ...open, stock: 1 }, 9)[0]?.qty).toBe(1);
  });

  it('removes one of two items with the same name, or with the same id', () => {
    const twins = [cartProduct({ id: 'a' }), cartProduct({ id: 'b' }), cartProduct({ id: 'a', name: 'Annat' })];
    const items = twins.map((twin) => cartItem(twin));
    expect(removeItem(items, cartProduct({ id: 'a' })).map(({ id, name }) => [id, name])).toEqual([
      ['b', cartProduct().name],
      ['a', 'Annat'],
    ]);
  });

  it('turns an empty or broken quantity into 1', () => {
    expect(clampQuantity(Number.NaN, 5)).toBe(1);
    expect(clampQuantity(0, 5)).toBe(1);
    expect(clampQuantity(-3, 5)).toBe(1);
    expect(quantityLimit(cartProduct({ stock: 99_999 }))).toBe(10_000);
  });

  it('updates the prices of lines and keeps unknown ones', () => {
    const items = addItem(addItem([], cartProduct(), 2), cartProduct({ id: 'b', variantCode: 'B' }), 1);
    const priced = repriceItems(items, new Map([['GT-10G', { price: ore(1_500_000), vat: ore(0) }]]));
    expect(priced.map((item) => item.sum)).toEqual([3_000_000, 1_429_000]);
    expect(priced[1]).toBe(items[1]);
  });

  it('updates the VAT of a line whose price stays the same', () => {
    const items = addItem([], cartProduct({ price: ore(100_000), vat: ore(0) }), 2);
    const priced = repriceItems(items, new Map([['GT-10G', { price: ore(100_000), vat: ore(20_000) }]]));
    expect(cartVat(priced)).toBe(40_000);
    expect(cartTotal(priced)).toBe(200_000);
    expect(cartVat(repriceItems(priced, new Map([['GT-10G', { price: ore(100_000), vat: null }]])))).toBeNull();
  });

  it('has a VAT total only when the VAT of every line is known', () => {
    const silver = cartProduct({ id: 'b', price: ore(100_000), vat: ore(20_000) });
    expect(cartVat(addItem(addItem([], cartProduct(), 1), silver, 2))).toBe(40_000);
    expect(cartVat(addItem(addItem([], silver, 1), cartProduct({ vat: null }), 1))).toBeNull();
    expect(cartVat([])).toBe(0);
  });

  it('orders all lines without a chosen metal, and lines of unknown metal with the gold', () => {
    const items = [
      cartItem({ id: 'g' }),
      cartItem({ id: 's', metal: 'silver' }),
      cartItem({ id: 'unknown', metal: null }),
    ];
    const ids = (metal: 'gold' | 'silver' | null) => orderLines(items, metal).map(({ id }) => id);
    expect(ids(null)).toEqual(['g', 's', 'unknown']);
    expect(ids('gold')).toEqual(['g', 'unknown']);
    expect(ids('silver')).toEqual(['s']);
    expect([items, items.slice(1, 2), items.slice(1)].map(isMixed)).toEqual([true, false, false]);
  });
});

const product = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constantFrom('x', 'y'),
    price: fc.integer({ min: 1, max: 50_000_000 }).map(ore),
    stock: fc.integer({ min: 0, max: 20_000 }),
    hasVariants: fc.boolean(),
  })
  .map((fields) => cartProduct(fields));

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), product, quantity: fc.integer({ min: -5, max: 30_000 }) }),
  fc.record({ kind: fc.constant('set' as const), product, quantity: fc.double() }),
  fc.record({ kind: fc.constant('remove' as const), product, quantity: fc.constant(0) }),
  fc.record({ kind: fc.constant('refresh' as const), product, quantity: fc.integer({ min: 1, max: 90_000_000 }) }),
  fc.record({ kind: fc.constant('adjust' as const), product, quantity: fc.integer({ min: 1, max: 50 }) }),
);

const refreshed = (items: readonly CartItem[], price: number) =>
  repriceItems(items, new Map(items.map((item) => [item.variantCode, { price: ore(price), vat: ore(0) }])));

/** The server refuses every line, with this stock. */
const adjusted = (items: readonly CartItem[], stock: number) =>
  planCheckout(
    items,
    new Map(items.map((item) => [item.variantId, { error: true, currentStock: stock, weeks: null }])),
  );

describe('cart after random actions', () => {
  it('keeps sums in öre and quantities within 1 and the stock', () => {
    holds(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let items: CartItem[] = [];
        for (const { kind, product: target, quantity } of steps) {
          if (kind === 'add') items = addItem(items, target, quantity);
          else if (kind === 'set') items = setItemQuantity(items, target, quantity);
          else if (kind === 'remove') items = removeItem(items, target);
          else if (kind === 'refresh') items = refreshed(items, quantity);
          else {
            const before = cartCount(items);
            const plan = adjusted(items, quantity);
            items = [...plan.items];
            expect(plan.proceed).toBe(items.length > 0 && cartCount(items) === before);
          }
        }
        for (const item of items) {
          expect(item.qty).toBeGreaterThanOrEqual(1);
          expect(item.qty).toBeLessThanOrEqual(Math.max(1, Math.min(item.stock, 10_000)));
          expect(item.sum).toBe(item.price * item.qty);
        }
        expect(cartTotal(items)).toBe(items.reduce((sum, item) => sum + item.price * item.qty, 0));
        expect(cartCount(items)).toBe(items.reduce((sum, item) => sum + item.qty, 0));
      }),
    );
  });
});
