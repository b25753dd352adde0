import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RateLine } from './rate-line';

it('a metal whose spot price is not known in this epoch has a dash, not nothing', () => {
  const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').trim();
  expect(text(renderToStaticMarkup(<RateLine name="GULD" rate={undefined} />))).toMatch(/^GULD\s+–$/);
  expect(text(renderToStaticMarkup(<RateLine name="GULD" rate={{ sekPerOunce: 41_287, change: 1 }} />))).toMatch(/41/);
});
