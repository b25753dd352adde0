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
] as const)(
  'small gold leads to the article on gifts, all else to the rule about giving it away: %s',
  (_, product, isGift) => {
    const target = isGift ? '/blogg/ge-bort-guld' : '/faq#guld-som-present';
    expect(renderToStaticMarkup(<GiftLink product={product} />)).toContain(`href="${target}"`);
  },
);
