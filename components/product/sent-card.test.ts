import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/prices/money';
import { aProduct, aVariant } from '@/lib/product/product.fixture';
import { cardData, variantCard } from './card-data';
import { cardOf, sentCard } from './sent-card';

const red = aVariant({ id: '1', code: 'red', colorName: 'Röd', onHand: false, deliveryDays: 21, vat: ore(100) });
const cards = {
  'of plain goods': cardData(aProduct()),
  'of sold goods': cardData(aProduct({ inStock: false, onHand: false, stock: 0 })),
  'without a price': cardData(aProduct({ price: null, netPrice: null, variants: [] })),
  'without pictures, metal and category': cardData(aProduct({ images: [], metal: null, categoryCode: null })),
  'with a choice': cardData(aProduct({ variants: [red, aVariant({ id: '2', colorName: 'Blå' })] })),
  'of a variant': variantCard(aProduct(), red),
};

describe('a card that was sent', () => {
  it.each(Object.entries(cards))('%s is the same when it has come', (_, card) => {
    expect(cardOf(JSON.parse(JSON.stringify(sentCard(card))))).toEqual(card);
  });

  it('leaves out what goes without saying, and what is said twice', () => {
    const { item, ...shown } = sentCard(cards['of plain goods']);
    for (const name of ['label', 'video', 'until', 'hasChoice']) expect(shown).not.toHaveProperty(name);
    for (const name of ['id', 'code', 'name', 'metal', 'image', 'onHand']) expect(item).not.toHaveProperty(name);
    expect(item).toMatchObject({ price: 1_429_000, variantId: expect.any(String) });
  });

  it('may as well be whole', () => {
    const card = cards['of a variant'];
    expect(cardOf(card)).toEqual(card);
  });
});
