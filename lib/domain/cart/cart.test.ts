import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { ore } from '@/lib/domain/prices/money';
import {
  addItem,
  cartCount,
  clampQuantity,
  quantityLimit,
  removeItem,
  removeOrderedItems,
  repriceItems,
  setItemQuantity,
} from './cart';
import { cartItem, cartProduct } from './cart.fixture';
import type { CartItem, CartProduct } from './cart-item';
import { cartTotal, cartVat } from './cart-sums';
import { planCheckout } from './delivery-check';
import { isMixed, orderLines } from './metals';

const names = (items: readonly CartItem[]) => items.map(({ id, name }) => `${id} ${name}`);
const priced = (price: number, vat: number | null) =>
  new Map([['GT-10G', { price: ore(price), vat: vat === null ? null : ore(vat) }]]);

describe('cart (spec.md section 4)', () => {
  it('raises quantity and sum when an existing item is added', () =>
    expect(addItem(addItem([], cartProduct(), 1), cartProduct(), 2)).toMatchObject([{ qty: 3, sum: 4_287_000 }]));

  it('matches products with variants by name, others by id', () => {
    const red = cartProduct({ hasVariants: true, name: 'Mynt – röd' });
    const linesWith = (first: CartProduct, second: CartProduct) => addItem(addItem([], first, 1), second, 1).length;
    expect(linesWith(red, { ...red, name: 'Mynt – blå' })).toBe(2);
    expect(linesWith(red, { ...red, id: 'other' })).toBe(1);
    expect(linesWith(cartProduct(), cartProduct({ name: 'Nytt namn' }))).toBe(1);
  });

  it.each([
    ['its stock', { stock: 3 }, 3],
    ['no stock while on backorder without one', { stock: 0, onHand: false }, 9],
    ['one without a stock', { stock: 0, onHand: false, inStock: false }, 1],
    ['the stock of a backorder', { stock: 5, onHand: false }, 5],
    ['the last piece of a backorder', { stock: 1, onHand: false }, 1],
  ])('limits an item to %s', (_, given, qty) => {
    expect(addItem([], cartProduct(given), 9)).toMatchObject([{ qty }]);
    expect(setItemQuantity([cartItem(given)], cartProduct(), 9)).toMatchObject([{ qty }]);
  });

  it('limits every quantity to 1 to 10 000', () => {
    expect([Number.NaN, 0, -3].map((quantity) => clampQuantity(quantity, 5))).toEqual([1, 1, 1]);
    expect(quantityLimit(cartProduct({ stock: 99_999 }))).toBe(10_000);
  });

  it('removes one of two items with the same name, or with the same id', () => {
    const twins = [
      cartItem({ id: 'a', name: 'x' }),
      cartItem({ id: 'b', name: 'x' }),
      cartItem({ id: 'a', name: 'y' }),
    ];
    expect(names(removeItem(twins, { id: 'a', name: 'x' }))).toEqual(['b x', 'a y']);
  });

  it('updates the prices of lines and keeps unknown ones', () => {
    const items = [cartItem({ qty: 2 }), cartItem({ id: 'b', variantCode: 'B' })];
    const [first, second] = repriceItems(items, priced(1_500_000, 0));
    expect(first?.sum).toBe(3_000_000);
    expect(second).toBe(items[1]);
  });

  it('updates the VAT of a line whose price stays the same', () => {
    const items = repriceItems([cartItem({ qty: 2, price: ore(100_000) })], priced(100_000, 20_000));
    expect([cartVat(items), cartTotal(items)]).toEqual([40_000, 200_000]);
    expect(cartVat(repriceItems(items, priced(100_000, null)))).toBeNull();
  });

  it('has a VAT total only when the VAT of every line is known', () => {
    const silver = cartItem({ id: 'b', vat: ore(20_000), qty: 2 });
    expect(cartVat([cartItem(), silver])).toBe(40_000);
    expect(cartVat([silver, cartItem({ vat: null })])).toBeNull();
    expect(cartVat([])).toBe(0);
    expect(cartVat([cartItem(), cartItem({ metal: 'silver', isInvestmentGold: false, vat: ore(0) })])).toBeNull();
  });

  it('orders all lines without a chosen metal, and lines of unknown metal with the gold', () => {
    const [gold, silver, unknown] = [cartItem(), cartItem({ metal: 'silver' }), cartItem({ metal: null })];
    const items = [gold, silver, unknown];
    expect(orderLines(items, null)).toEqual(items);
    expect(orderLines(items, 'gold')).toEqual([gold, unknown]);
    expect(orderLines(items, 'silver')).toEqual([silver]);
    expect([items, [silver], [silver, unknown]].map(isMixed)).toEqual([true, false, false]);
  });
});

describe('the cart after an order', () => {
  const taken = (variantCode: string | null, quantity: number, productCode = 'GT-10G') => [
    { productCode, variantCode, quantity },
  ];
  const items = [
    cartItem({ id: 's', code: 'S', name: 'x', variantCode: 'S' }),
    cartItem({ id: 'r', name: 'röd', variantCode: 'r', hasVariants: true, qty: 3 }),
    cartItem({ id: 'b', name: 'blå', variantCode: 'b', hasVariants: true }),
  ];

  it.each([
    ['keeps pieces added since', taken('r', 1), ['s x', 'r röd', 'b blå'], 4],
    ['keeps another variant of the product', taken('b', 1), ['s x', 'r röd'], 4],
    ['matches a product without a variant', taken(null, 3), ['s x', 'b blå'], 2],
    ['ignores a product that is not in it', taken('X', 1, 'X'), names(items), 5],
  ])('%s', (_, ordered, left, count) => {
    const after = removeOrderedItems(items, ordered);
    expect([names(after), cartCount(after)]).toEqual([left, count]);
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
