import { describe, expect, it } from 'vitest';
import { readMoment, readRates } from './shop-status';

describe('readMoment', () => {
  it('reads ISO 8601 and epoch seconds as the same moment', () => {
    const moment = Date.parse('2026-11-21T10:15:00Z');
    expect(readMoment('2026-11-21T10:15:00Z')).toBe(moment);
    expect(readMoment(moment / 1000)).toBe(moment);
    expect(readMoment(String(moment / 1000))).toBe(moment);
  });

  it('returns null for an invalid time', () => {
    expect(readMoment('snart')).toBeNull();
    expect(readMoment(undefined)).toBeNull();
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
