import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RateLine } from './rate-line';

it('shows a dash for a metal without a spot price in this epoch', () => {
  const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').trim();
  expect(text(renderToStaticMarkup(<RateLine name="GULD" rate={undefined} />))).toMatch(/^GULD\s+–$/);
  expect(text(renderToStaticMarkup(<RateLine name="GULD" rate={{ sekPerOunce: 41_287, change: 1 }} />))).toMatch(/41/);
});
