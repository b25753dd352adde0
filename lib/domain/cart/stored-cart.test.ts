import { describe, expect, it } from 'vitest';
import { cartItem } from './cart.fixture';
import { readStoredCart } from './stored-cart';

describe('a cart from an earlier visit', () => {
  it('is restored unchanged', () => {
    const items = [cartItem({ qty: 2 })];
    expect(readStoredCart(JSON.parse(JSON.stringify({ data: items })))).toEqual({ items, dropped: 0 });
  });

  it('keeps the good lines and counts the damaged ones', () => {
    const damaged = [{ ...cartItem(), price: 'gratis' }, null, { ...cartItem(), image: 'https://elak.example/x.png' }];
    const result = readStoredCart({ data: [...damaged, cartItem()] });
    expect(result.items).toHaveLength(1);
    expect(result.dropped).toBe(3);
  });

  it('without the newer flags is kept, with the flags set to false', () => {
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
    ['a price of 0', { price: 0 }],
    ['a negative price', { price: -100 }],
    ['a price above the largest amount', { price: Number.MAX_SAFE_INTEGER, qty: 2 }],
    ['a fraction of an öre as price', { price: 0.5 }],
    ['a price as text', { price: '1429000' }],
  ])('leaves out a line with %s', (_, damage) => {
    expect(readStoredCart({ data: [{ ...cartItem(), ...damage }] })).toEqual({ items: [], dropped: 1 });
  });

  it.each([
    ['a VAT above the largest amount', 'vat', Number.MAX_SAFE_INTEGER],
    ['a negative VAT', 'vat', -1],
    ['a picture without a leading slash', 'image', 'sylius/media/image/gt-10g.webp'],
  ])('keeps a line with %s, which is unknown then', (_, field, value) => {
    const stored = readStoredCart({ data: [{ ...cartItem(), [field]: value }] });
    expect(stored).toEqual({ items: [{ ...cartItem(), [field]: null }], dropped: 0 });
  });

  it('keeps different lines, and one of two equal ones', () => {
    const data = [cartItem(), cartItem({ id: 'b' }), cartItem()];
    expect(readStoredCart({ data }).items.map(({ id }) => id)).toEqual([cartItem().id, 'b']);
    expect(readStoredCart({ data }).dropped).toBe(1);
  });

  it('counts an invalid value as one damaged line, and a missing one as none', () => {
    expect(readStoredCart({ data: 'x' }).dropped).toBe(1);
    expect(readStoredCart('x').dropped).toBe(1);
    for (const missing of [null, undefined]) expect(readStoredCart(missing)).toEqual({ items: [], dropped: 0 });
  });

  it('computes sums and quantities again', () => {
    const result = readStoredCart({ data: [{ ...cartItem(), qty: 500, sum: 1 }] });
    expect(result.items[0]).toMatchObject({ qty: 12, sum: 12 * 1_429_000 });
  });
});
