import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('does not believe stored sums and quantities', () => {
    const result = readStoredCart({ data: [{ ...cartItem(), qty: 500, sum: 1 }] });
    expect(result.items[0]).toMatchObject({ qty: 12, sum: 12 * 1_429_000 });
  });

  it('is empty, without a word, for a first visit', () => {
    expect(readStoredCart(undefined)).toEqual({ items: [], dropped: 0 });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readStoredCart(value)));
    fc.assert(fc.property(fc.array(fc.object()), (data) => void readStoredCart({ data })));
  });
});
