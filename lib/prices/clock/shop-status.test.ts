import { describe, expect, it } from 'vitest';
import { readRates, readStatus } from './shop-status';

describe('readStatus', () => {
  it('reads the server’s time of the prices, and the same status from another tab', () => {
    const status = { version: 'a', age: 3, staleAfter: 900 };
    const read = { ...status, changed: Date.parse('2026-11-21T10:15:00Z') };
    expect(readStatus({ ...status, changed: '2026-11-21T10:15:00Z' })).toEqual(read);
    expect(readStatus(read)).toEqual(read);
  });

  it('has no time of the prices for an unreadable one', () => {
    for (const changed of ['snart', null, undefined])
      expect(readStatus({ changed, staleAfter: 900 })).toMatchObject({ changed: null });
  });
});

describe('readRates', () => {
  it('keeps gold and silver and drops other currencies', () => {
    const body = {
      'hydra:member': [
        { currency: 'XAU', rate: '41287.5', priceChange: -0.4 },
        { currency: 'XAG', rate: 512.6, priceChange: 0 },
        { currency: 'XPT', rate: 9000, priceChange: 1 },
      ],
    };
    expect(readRates(body)).toEqual({
      gold: { sekPerOunce: 41287.5, change: -0.4 },
      silver: { sekPerOunce: 512.6, change: 0 },
    });
  });

  it('returns null without any rate', () => {
    expect(readRates({ 'hydra:member': [] })).toBeNull();
    expect(readRates(null)).toBeNull();
  });
});
