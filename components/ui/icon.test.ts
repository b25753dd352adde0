import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../app/icons.css', import.meta.url), 'utf8');
const numbers = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, number]) => Number(number));

it('places each icon separately in the one image, which is as high as all of them', () => {
  const places = numbers(/--at: (\d+);/g);
  expect(places).toEqual(places.map((_, index) => index));
  expect(numbers(/translate\(0 (\d+)\)/g)).toEqual(places.map((place) => 24 * place));
  expect(css).toContain(`viewBox='0 0 24 ${24 * places.length}'`);
  expect(css).toContain(`calc(var(--at) * 100% / ${places.length - 1}) / 100% ${100 * places.length}%`);
});
