import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { formatChangeOf, formatFine } from './text';

it.each([
  [123_400, 5.62, '+1\u00a0234\u00a0SEK (+5,6\u00a0%)'],
  [-123_400, -5.62, '\u22121\u00a0234\u00a0SEK (\u22125,6\u00a0%)'],
  [0, 0, '0\u00a0SEK (0,0\u00a0%)'],
  [40, 0.01, '0\u00a0SEK (0,0\u00a0%)'],
  [-40, -0.01, '0\u00a0SEK (0,0\u00a0%)'],
  [100, null, '+1\u00a0SEK'],
])('%i öre and %d per cent are %j', (change, percent, expected) =>
  expect(formatChangeOf({ change: ore(change), percent })).toBe(expected),
);

it('names the fine metal', () => expect(formatFine(31.1034768, 'gold')).toBe('31,103\u00a0g finguld'));
