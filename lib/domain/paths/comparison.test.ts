import { expect, it } from 'vitest';
import { comparisonAddress, sharedCodes } from './comparison';

const read = (path: string) => sharedCodes(new URL(path, 'https://shop.example').searchParams.getAll('koder'));

it('a path contains the compared products, with any characters in their codes', () => {
  expect(comparisonAddress(['a-1', 'b'])).toBe('/jamforelse?koder=a-1,b');
  const odd = ['A/B 1', 'å,&=', '~x'];
  expect(read(comparisonAddress(odd))).toEqual(odd);
  const many = Array.from({ length: 51 }, (_, index) => `p${index}`);
  expect(read(comparisonAddress(many))).toEqual(many.slice(0, 50));
});

it('invalid and repeated codes are left out', () => {
  expect(read('/jamforelse')).toEqual([]);
  expect([sharedCodes(undefined), sharedCodes('a,b'), sharedCodes(['a', 'b'])]).toEqual([[], ['a', 'b'], ['a']]);
  expect(read('/jamforelse?koder=')).toEqual([]);
  expect(read('/jamforelse?koder=a,,b%20c,<script>,A,~!,b')).toEqual(['A', 'b']);
  expect(read(`/jamforelse?koder=${Array.from({ length: 60 }, (_, index) => `p${index}`).join(',')}`)).toHaveLength(50);
});
