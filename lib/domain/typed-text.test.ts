import { expect, it } from 'vitest';
import { typedText } from '@/lib/domain/typed-text';

const INVISIBLE = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\ufe0f', '\ufe0e', '\u034f', '\u061c', '\u3164'],
];

it('drops every character that a field does not show', () =>
  expect(INVISIBLE.filter((sign) => typedText(`${sign}1${sign}2${sign}`) !== '12')).toEqual([]));

it.each([
  ['every dash', '1‐2‑3‒4–5—6―7−8⁃9－0', '1-2-3-4-5-6-7-8-9-0'],
  ['spaces', ' \u00a01\u2009\u202f2\t3\n', '1 2 3'],
  ['wide digits', '０７０', '070'],
  ['a letter and its ring', 'a\u030a', 'å'],
  ['fractions', '½ oz', '1/2 oz'],
  ['a fraction after a figure', '2½ g', '2 1/2 g'],
])('reads %s: %j', (_, typed, text) => expect(typedText(typed)).toBe(text));
