import { describe, expect, it } from 'vitest';
import { formatAge, isStale } from './freshness';

describe('how old prices are', () => {
  it('is shown in the unit that one would use', () => {
    expect([5, 61, 31 * 60, 3_600, 7_300, 47 * 3_600, 48 * 3_600].map(formatAge)).toEqual([
      '1\u00a0minut',
      '1\u00a0minut',
      '31\u00a0minuter',
      '1\u00a0timme',
      '2\u00a0timmar',
      '47\u00a0timmar',
      '2\u00a0dygn',
    ]);
  });

  it('is too old after the limit, and when nobody knows', () => {
    expect(isStale(900, 900)).toBe(false);
    expect(isStale(901, 900)).toBe(true);
    expect(isStale(null, 900)).toBe(true);
  });
});
