import { expect, it } from 'vitest';
import { formatAge, isStale } from './freshness';

it.each([
  [5, '1\u00a0minut'],
  [61, '1\u00a0minut'],
  [31 * 60, '31\u00a0minuter'],
  [3_600, '1\u00a0timme'],
  [7_300, '2\u00a0timmar'],
  [47 * 3_600, '47\u00a0timmar'],
  [48 * 3_600, '2\u00a0dygn'],
])('an age of %d seconds is %s', (seconds, text) => expect(formatAge(seconds)).toBe(text));

it('prices are stale above the limit, and at an unknown age', () => {
  expect([900, 901, null].map((age) => isStale(age, 900))).toEqual([false, true, true]);
});
