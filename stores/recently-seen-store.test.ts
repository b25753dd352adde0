// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useRecentlySeen, withSeen } from './recently-seen-store';

it('keeps the ten last viewed products, without duplicates', () => {
  const codes = Array.from({ length: 12 }, (_, index) => `p${index}`).reduce<readonly string[]>(withSeen, []);
  expect(codes).toEqual(['p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
  expect(withSeen(codes, 'P5').slice(0, 3)).toEqual(['P5', 'p11', 'p10']);
  expect(withSeen(codes, 'P5')).toHaveLength(10);
});

it('stores nothing in the browser, and removes what an earlier release has stored', () => {
  localStorage.setItem('guldkajen-recently-seen', '{"state":{"codes":["a"]},"version":1}');
  useRecentlySeen.getState().add('b');
  expect(useRecentlySeen.getState().codes).toEqual(['b']);
  expect(Object.keys(localStorage)).toEqual([]);
});
