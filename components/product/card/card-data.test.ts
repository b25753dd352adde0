import { describe, expect, it } from 'vitest';
import { quickViewData } from '@/components/product/quick-view/quick-view-data';
import { ore } from '@/lib/prices/money';
import { aProduct, aVariant } from '@/lib/product/product.fixture';
import { cardData } from './card-data';

const small = aVariant({ id: '1', code: 'small', price: ore(390_400), netPrice: ore(390_400), size: '2,5 g' });
const large = aVariant({ id: '2', code: 'large', price: ore(725_900), netPrice: ore(725_900), size: '5 g' });
const sizes = aProduct({ price: ore(725_900), netPrice: ore(725_900), weight: 5, variants: [small, large] });

describe('a product with a choice of variants', () => {
  it('shows its lowest price on a card, without a cart item before a choice', () => {
    const card = cardData(sizes);
    expect(card.price).toBe('från 3\u00a0904\u00a0SEK');
    expect(card.item).toBeNull();
    expect(card.hasChoice).toBe(true);
  });

  it('ignores variants that cannot be ordered', () => {
    const sold = { ...sizes, variants: [{ ...small, inStock: false, onHand: false }, large] };
    expect(cardData(sold).price).toBe('7\u00a0259\u00a0SEK');
  });

  it('has one price without "från" when all variants cost the same', () => {
    const colours = aProduct({
      variants: [aVariant({ id: '1', colorName: 'Röd' }), aVariant({ id: '2', colorName: 'Blå' })],
    });
    expect(cardData(colours).price).toBe('14\u00a0290\u00a0SEK');
    expect(cardData(colours).item).toBeNull();
  });

  it('gives the quick view the cart item of each variant', () => {
    const { variants } = quickViewData(sizes);
    expect(variants.map(({ id, card }) => [id, card.price, card.item?.variantCode, card.item?.price])).toEqual([
      ['1', '3\u00a0904\u00a0SEK', 'small', 390_400],
      ['2', '7\u00a0259\u00a0SEK', 'large', 725_900],
    ]);
  });
});

it('a product without variants is bought from its card', () => {
  const card = cardData(aProduct());
  expect(card).toMatchObject({ hasChoice: false, price: '14\u00a0290\u00a0SEK', stock: { kind: 'inStock' } });
  expect(card.item?.variantCode).toBe('v-58');
  expect(quickViewData(aProduct()).variants).toEqual([]);
});

it('a limited offer shows its end date, in Swedish time', () => {
  const until = '2026-12-31T22:59:59.000Z';
  expect(cardData(aProduct({ until, reducedFrom: ore(2_000_000) })).until).toBe('till och med 31\u00a0december 2026');
  expect(cardData(aProduct({ until })).until).toBeNull();
});

it('a backordered product says so on the card', () => {
  const card = cardData(aProduct({ onHand: false, stock: 0, deliveryDays: 35 }));
  expect(card.stock.text).toBe('Ej i lager. Beställningsvara, upp till 5\u00a0veckor');
});
