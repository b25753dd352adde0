import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '@/lib/listing/filters';
import { isIndexable, parseView, viewHref } from './listing-address';

const params = (text: string) => new URLSearchParams(text);

describe('a listing’s URL', () => {
  it('has filters and page in a fixed order', () => {
    const view = { query: { ...EMPTY_QUERY, brands: ['pamp'], weights: ['10g'] }, page: 2 };
    expect(viewHref('/kopa-guld', view)).toBe('/kopa-guld?vikt=10g&marke=pamp&sida=2');
    expect(parseView(params('sida=2&marke=pamp&vikt=10g'))).toEqual(view);
  });

  it('is the bare path for the first page without filters', () => {
    expect(viewHref('/kopa-guld', { query: EMPTY_QUERY, page: 1 })).toBe('/kopa-guld');
  });

  it('treats an invalid page number as page 1', () => {
    for (const text of ['sida=0', 'sida=-1', 'sida=x', 'sida=1.5']) expect(parseView(params(text)).page).toBe(1);
  });
});

describe('isIndexable', () => {
  it('holds for a brand, a weight, both, and for later pages', () => {
    for (const text of ['', 'sida=3', 'marke=pamp', 'vikt=1oz', 'vikt=1oz&marke=pamp'])
      expect(isIndexable(parseView(params(text)))).toBe(true);
  });

  it('does not hold for other combinations and sort orders', () => {
    for (const text of ['marke=pamp,umicore', 'sortera=paslag', 'pris=1-2', 'filter=inStock'])
      expect(isIndexable(parseView(params(text)))).toBe(false);
  });
});
