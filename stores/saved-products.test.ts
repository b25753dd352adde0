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

  it('is read from storage without damaged entries and duplicates', () => {
    const stored = { data: [bar, coin, { ...bar }, null, 7, { id: '3' }, { id: '', code: 'x', name: 'x' }] };
    expect(readSavedProducts(stored)).toEqual({ data: [bar, coin] });
  });

  it('keeps only the required fields of an entry', () => {
    expect(readSavedProducts({ data: [{ ...bar, price: 1_429_000, stock: 3 }] })).toEqual({ data: [bar] });
  });

  it.each([undefined, null, 'text', 5, [], {}, { data: 'x' }])('survives %j', (stored) => {
    expect(readSavedProducts(stored)).toEqual({ data: [] });
  });
});
