import { expect, it } from 'vitest';
import { withoutPastOffer } from './limited-offer';

// Midnight and noon of the last day in Sweden, and its last second.
const ends = ['2026-12-30T23:00:00.000Z', '2026-12-31T11:00:00.000Z', '2026-12-31T22:59:59.000Z'];

it.each(ends)('an offer until %s ends with that day in Sweden', (until) => {
  expect(withoutPastOffer({ until }, new Date('2026-12-31T22:59:59Z'))).toEqual({ until });
  expect(withoutPastOffer({ until }, new Date('2026-12-31T23:00:00Z'))).toEqual({ until: null });
});

it("returns a product without an offer's end unchanged", () => {
  const product = { until: null };
  expect(withoutPastOffer(product, new Date())).toBe(product);
});
