import { expect, it } from 'vitest';
import { priceTimes } from './cache-times';

it('prices are cached until the next change, but never so short that the page becomes dynamic', () => {
  expect(priceTimes(0, 480_000, false)).toEqual({ stale: 30, revalidate: 480, expire: 86_400 });
  expect(priceTimes(9_000, 2_000, false).revalidate).toBe(30);
  expect(priceTimes(0, 480_000, true).revalidate).toBe(30);
});
