import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/test-app';
import { epochNumber, epochStart } from './epoch';
import { spotRates } from './rates';

describe('the price epoch', () => {
  it('changes at every minute that ends in 5', () => {
    const before = epochNumber(new Date('2026-11-21T10:04:59.999Z'));
    const after = epochNumber(new Date('2026-11-21T10:05:00Z'));
    expect(after).toBe(before + 1);
    expect(epochNumber(new Date('2026-11-21T10:14:59Z'))).toBe(after);
    expect(epochStart(after).toISOString()).toBe('2026-11-21T10:05:00.000Z');
  });
});

describe('spot prices', () => {
  it('do not change within an epoch', () => {
    const { db, clock } = testContext();
    clock.set(new Date('2026-11-21T10:05:00Z'));
    const start = spotRates(db, clock);
    clock.advance(590);
    expect(spotRates(db, clock)).toEqual(start);
  });
});
