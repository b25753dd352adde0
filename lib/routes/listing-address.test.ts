import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '@/lib/listing/filters';
import { internalListingPath, isIndexable, parseView, viewHref } from './listing-address';

const params = (text: string) => new URLSearchParams(text);

describe('a listing’s address', () => {
  it('names filters and page in one fixed order', () => {
    const view = { query: { ...EMPTY_QUERY, brands: ['pamp'], weights: ['10g'] }, page: 2 };
    expect(viewHref('/kopa-guld', view)).toBe('/kopa-guld?vikt=10g&marke=pamp&sida=2');
    expect(parseView(params('sida=2&marke=pamp&vikt=10g'))).toEqual(view);
  });

  it('is the bare path for the first page of everything', () => {
    expect(viewHref('/kopa-guld', { query: EMPTY_QUERY, page: 1 })).toBe('/kopa-guld');
  });

  it('takes a page number that is none for the first page', () => {
    for (const text of ['sida=0', 'sida=-1', 'sida=x', 'sida=1.5']) expect(parseView(params(text)).page).toBe(1);
  });
});

describe('isIndexable', () => {
  it('holds for a brand, a weight, both, and for further pages', () => {
    for (const text of ['', 'sida=3', 'marke=pamp', 'vikt=1oz', 'vikt=1oz&marke=pamp'])
      expect(isIndexable(parseView(params(text)))).toBe(true);
  });

  it('does not hold for combinations and orders', () => {
    for (const text of ['marke=pamp,umicore', 'sortera=paslag', 'pris=1-2', 'filter=inStock'])
      expect(isIndexable(parseView(params(text)))).toBe(false);
  });
});

describe('internalListingPath', () => {
  it('leaves an address without listing parameters alone', () => {
    expect(internalListingPath('/kopa-guld', parseView(params('utm_source=x')))).toBeNull();
    expect(internalListingPath('/kopa-guld', parseView(params('sida=1')))).toBeNull();
  });

  it('keeps few views ready and makes the others on request', () => {
    expect(internalListingPath('/kopa-guld', parseView(params('marke=pamp')))).toBe(
      '/listing-static/marke%3Dpamp/kopa-guld',
    );
    expect(internalListingPath('/kopa-guld', parseView(params('sortera=vikt')))).toBe(
      '/listing-dynamic/sortera%3Dvikt/kopa-guld',
    );
  });
});
