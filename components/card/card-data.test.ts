import { expect, it } from 'vitest';
import { filterProducts } from '@/lib/domain/listing/filters';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { cardData, cardsOf } from './card-data';

const small = aVariant({ id: '1', code: 'small', price: ore(390_400), netPrice: ore(390_400), size: '2,5 g' });
const large = aVariant({ id: '2', code: 'large', price: ore(725_900), netPrice: ore(725_900), size: '5 g' });
const sizes = aProduct({ price: ore(725_900), netPrice: ore(725_900), weight: 5, variants: [small, large] });

it('shows the price of the cheapest variant that can be ordered, with "från" only when it is not the only price', () => {
  expect(cardData(sizes)).toMatchObject({ hasChoice: true, item: null, price: 'från 3\u00a0904\u00a0SEK' });
  const sold = { ...sizes, variants: [{ ...small, inStock: false, onHand: false }, large] };
  expect(cardData(sold).price).toBe('7\u00a0259\u00a0SEK');
  const colours = [aVariant({ id: '1', colorName: 'Röd' }), aVariant({ id: '2', colorName: 'Blå' })];
  expect(cardData(aProduct({ variants: colours }))).toMatchObject({ item: null, price: '14\u00a0290\u00a0SEK' });
});

it('shows one size of several with its price, and still requires the choice', () => {
  const [listed] = filterProducts([sizes], { ...EMPTY_QUERY, weights: ['5g'] });
  expect(listed && cardData(listed)).toMatchObject({ hasChoice: true, item: null, price: '7\u00a0259\u00a0SEK' });
});

it('leads to the product with that size chosen, and without one when several are listed', () => {
  const third = aVariant({ id: '3', code: 'largest', size: '10 g' });
  const hrefs = [['5g'], ['5g', '10g'], []].map((weights) => {
    const [listed] = filterProducts([{ ...sizes, variants: [small, large, third] }], { ...EMPTY_QUERY, weights });
    return listed && cardData(listed).href;
  });
  const page = '/praglade-guldtackor/guldtacka-10g-valcambi';
  expect(hrefs).toEqual([`${page}?vikt=5g`, page, page]);
});

it('shows the end date of a limited offer, in Swedish time', () => {
  const until = '2026-12-31T22:59:59.000Z';
  expect(cardData(aProduct({ until, reducedFrom: ore(2_000_000) })).until).toBe('till och med 31\u00a0december 2026');
  expect(cardData(aProduct({ until })).until).toBeNull();
});

it('shows öre in a list where prices are equal in whole kronor only', () => {
  const prices = [312_640, 312_610, 312_610, 390_400, null].map((price) => price && ore(price));
  const shown = cardsOf(
    prices.map((price) => aProduct({ price: price || null })),
    null,
  ).map(({ price }) => price?.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(['3 126,40 SEK', '3 126,10 SEK', '3 126,10 SEK', '3 904 SEK', undefined]);
});
