import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GiftLink } from './gift-link';

const bar = { metal: 'gold', purity: 999.9, weight: 10, weightType: 'g' } as const;

it.each([
  ['a bar of 10 g', bar, true],
  ['a coin of 1/4 oz', { ...bar, weight: 7.77575, weightType: 'oz' }, true],
  ['a bar of 20 g', { ...bar, weight: 20 }, false],
  ['silver', { ...bar, metal: 'silver' }, false],
  ['a product of unknown weight', { ...bar, weight: null }, false],
] as const)('the article on gifts is linked from small gold only: %s', (_, product, isLinked) => {
  expect(renderToStaticMarkup(<GiftLink product={product} />).includes('href="/blogg/ge-bort-guld"')).toBe(isLinked);
});
