import { describe, expect, it } from 'vitest';
import { readSavedProducts, toggleProduct } from './saved-products';

const bar = { id: '1', code: 'bar-10g', name: '10 g guldtacka' };
const coin = { id: '2', code: 'coin-1oz', name: '1 oz mynt' };

describe('a list of saved products', () => {
  it('adds a product once and removes it the second time', () => {
    const once = toggleProduct([coin], bar);
    expect(once).toEqual([coin, bar]);
    expect(toggleProduct(once, { ...bar, name: 'Ett nytt namn' })).toEqual([coin]);
  });

  it('is read from storage without damaged entries, duplicates and other fields', () => {
    const stored = [
      bar,
      { ...coin, price: 1_429_000 },
      { ...bar },
      null,
      7,
      { id: '3' },
      { id: '', code: 'x', name: 'x' },
    ];
    expect(readSavedProducts({ data: stored })).toEqual({ data: [bar, coin] });
  });

  it.each([undefined, null, 'text', 5, [], {}, { data: 'x' }])('survives %j', (stored) => {
    expect(readSavedProducts(stored)).toEqual({ data: [] });
  });
});
