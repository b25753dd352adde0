import { expect, it } from 'vitest';
import { readSeen, withSeen } from './recently-seen-store';

it('keeps the ten last viewed products, without duplicates', () => {
  const codes = Array.from({ length: 12 }, (_, index) => `p${index}`).reduce<readonly string[]>(withSeen, []);
  expect(codes).toEqual(['p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
  expect(withSeen(codes, 'P5').slice(0, 3)).toEqual(['P5', 'p11', 'p10']);
  expect(withSeen(codes, 'P5')).toHaveLength(10);
});

it('is read from storage in order, without invalid and repeated codes', () => {
  const many = Array.from({ length: 20 }, (_, index) => `q${index}`);
  expect(readSeen({ codes: ['a', 7, null, '', 'b', 'A', 'x'.repeat(121), {}] })).toEqual({ codes: ['a', 'b'] });
  expect(readSeen({ codes: many })).toEqual({ codes: many.slice(0, 10) });
});

it.each([undefined, null, 'text', 5, [], {}, { codes: 'x' }, { data: ['a'] }])('survives %j', (stored) => {
  expect(readSeen(stored)).toEqual({ codes: [] });
});
