import { expect, it } from 'vitest';
import { shareStrings } from './share-strings';

it('does not change any value, at any depth', () => {
  const make = () => ({
    code: 'a',
    names: ['Köpa guld', 'Guldtackor'],
    images: [{ src: '/sylius/media/1.webp' }],
    sources: { metal: null, weight: 'field' },
    price: 1_200,
    terms: [['a', { form: 'Köpa guld' }]],
  });
  const list = [make(), make()];
  shareStrings(list);
  expect(list).toEqual([make(), make()]);
});
