import { expect, it } from 'vitest';
import { comparisonPath, sharedCodes } from './comparison';

const read = (path: string) => sharedCodes(new URL(path, 'https://shop.example').searchParams);

it('an address names the products of a comparison, whatever their codes', () => {
  expect(comparisonPath(['a-1', 'b'])).toBe('/jamfor?koder=a-1,b');
  const odd = ['A/B 1', 'å,&=', '~x'];
  expect(read(comparisonPath(odd))).toEqual(odd);
});

it('what is no code is left out, and no product is named twice', () => {
  expect(read('/jamfor')).toEqual([]);
  expect(read('/jamfor?koder=')).toEqual([]);
  expect(read('/jamfor?koder=a,,b%20c,<script>,A,~!,b')).toEqual(['A', 'b']);
  expect(read(`/jamfor?koder=${Array.from({ length: 60 }, (_, index) => `p${index}`).join(',')}`)).toHaveLength(50);
});
