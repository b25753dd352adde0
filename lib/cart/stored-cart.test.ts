import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/fuzz/inputs';
import { cartItem } from './cart.fixture';
import { readStoredCart } from './stored-cart';

describe('a cart from an earlier visit', () => {
  it('comes back as it was', () => {
    const items = [cartItem({ qty: 2 })];
    expect(readStoredCart(JSON.parse(JSON.stringify({ data: items })))).toEqual({ items, dropped: 0 });
  });

  it('keeps the good lines and counts the damaged ones', () => {
    const damaged = [{ ...cartItem(), price: 'gratis' }, null, { ...cartItem(), image: 'https://elak.example/x.png' }];
    const result = readStoredCart({ data: [...damaged, cartItem()] });
    expect(result.items).toHaveLength(1);
    expect(result.dropped).toBe(3);
  });

  it('of a version before the flags is kept, and claims nothing', () => {
    const { isInvestmentGold, mayWithdraw, ...earlier } = cartItem({ mayWithdraw: true });
    expect([isInvestmentGold, mayWithdraw]).toEqual([true, true]);
    expect(readStoredCart({ data: [earlier] })).toMatchObject({
      items: [{ isInvestmentGold: false, mayWithdraw: false }],
      dropped: 0,
    });
  });

  it.each([
    ['no id', { id: '' }],
    ['no name', { name: '' }],
    ['a price of nothing', { price: 0 }],
    ['a negative price', { price: -100 }],
    ['a price above every amount', { price: Number.MAX_SAFE_INTEGER, qty: 2 }],
    ['a VAT above every amount', { vat: Number.MAX_SAFE_INTEGER, qty: 2 }],
    ['a price in parts of an öre', { price: 0.5 }],
    ['a price as text', { price: '1429000' }],
    ['a negative VAT', { vat: -1 }],
    ['a picture from elsewhere', { image: 'sylius/media/image/gt-10g.webp' }],
  ])('leaves out a line with %s', (_, damage) => {
    expect(readStoredCart({ data: [{ ...cartItem(), ...damage }] })).toEqual({ items: [], dropped: 1 });
  });

  it('keeps lines apart that are not the same, and one of two that are', () => {
    const data = [cartItem(), cartItem({ id: 'b' }), cartItem()];
    expect(readStoredCart({ data }).items.map(({ id }) => id)).toEqual([cartItem().id, 'b']);
    expect(readStoredCart({ data }).dropped).toBe(1);
  });

  it('counts a store that holds something else as one damaged line, and one that holds nothing as none', () => {
    expect(readStoredCart({ data: 'x' }).dropped).toBe(1);
    expect(readStoredCart('x').dropped).toBe(1);
    expect(readStoredCart(null).dropped).toBe(0);
  });

  it('does not believe stored sums and quantities', () => {
    const result = readStoredCart({ data: [{ ...cartItem(), qty: 500, sum: 1 }] });
    expect(result.items[0]).toMatchObject({ qty: 12, sum: 12 * 1_429_000 });
  });

  it('is empty, without a word, for a first visit', () => {
    expect(readStoredCart(undefined)).toEqual({ items: [], dropped: 0 });
  });

  it('never throws', () => {
    holds(fc.property(fc.anything(), (value) => void readStoredCart(value)));
    holds(fc.property(fc.array(fc.object()), (data) => void readStoredCart({ data })));
  });
});
