import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { changeTexts, formatFine } from './text';

it.each([
  [123_400, 5.62, '+1\u00a0234\u00a0SEK', '(+5,6\u00a0%)'],
  [-123_400, -5.62, '\u22121\u00a0234\u00a0SEK', '(\u22125,6\u00a0%)'],
  [0, 0, '0\u00a0SEK', '(0,0\u00a0%)'],
  [40, 0.01, '0\u00a0SEK', '(0,0\u00a0%)'],
  [-40, -0.01, '0\u00a0SEK', '(0,0\u00a0%)'],
  [100, null, '+1\u00a0SEK', null],
])('%i öre and %d per cent are %j and %j', (change, percent, kronor, share) =>
  expect(changeTexts({ change: ore(change), percent })).toEqual({ kronor, percent: share }),
);

it('names the fine metal', () => expect(formatFine(31.1034768, 'gold')).toBe('31,103\u00a0g finguld'));
