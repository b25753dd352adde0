import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Rate } from '@/lib/domain/prices/rates';
import { RateLine } from './rate-line';

const textOf = (rate: Rate | undefined) =>
  renderToStaticMarkup(<RateLine name="GULD" rate={rate} />)
    .replace(/(<[^>]+>|\s)+/g, ' ')
    .trim();

it('shows a dash for a metal without a spot price in this epoch', () => expect(textOf(undefined)).toBe('GULD –'));

it.each([
  [42, '+0,10 % upp'],
  [-42, '−0,10 % ned'],
  [1, '0,00 % oförändrat'],
  [-1, '0,00 % oförändrat'],
])('shows a change of %s kr as %s', (change, shown) =>
  expect(textOf({ sekPerOunce: 41_287, change })).toBe(`GULD 41 287 SEK/oz ${shown}`),
);
