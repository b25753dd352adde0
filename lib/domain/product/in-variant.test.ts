import { describe, expect, it } from 'vitest';
import { fineWeight, pricePerGram, spread } from '@/lib/domain/prices/metrics';
import { ore } from '@/lib/domain/prices/money';
import { comesInVariants, inVariant, offerOf } from './in-variant';
import { aProduct, aVariant } from './product.fixture';

const price = ore(400_000);
const small = aVariant({ id: '1', size: '2,5 g', price, netPrice: price, buyBackPrice: ore(300_000), inStock: false });
const large = aVariant({ id: '2', size: '5 g' });
const product = aProduct({ weight: 5, variants: [small, large], reducedFrom: ore(1_500_000) });

describe('a product in one of its variants', () => {
  it('has that variant’s price, stock, buy-back price and weight', () => {
    const chosen = inVariant(product, small);
    expect(chosen).toMatchObject({ price, buyBackPrice: ore(300_000), inStock: false, reducedFrom: null, weight: 2.5 });
    expect(pricePerGram(chosen)).toBe(160_016);
    expect(spread(chosen)?.percent).toBe(25);
    expect(fineWeight(chosen)).toBeCloseTo(2.49975);
  });

  it.each([
    ['1/10 oz', null, 3.1103],
    ['1 kg', null, 1000],
    ['M', null, null],
    [null, null, 5],
    ['2,5 g', 2.6, 2.6],
  ])('of size %s and own weight %s weighs %s', (size, weight, grams) => {
    const expected = grams === null ? null : expect.closeTo(grams);
    expect(inVariant(product, aVariant({ size, weight })).weight).toEqual(expected);
  });

  it('shows its own picture first, and none of other variants', () => {
    const variant = aVariant({ code: 'bla' });
    const images = [{ src: '/fram' }, { src: '/rod', variant: 'rod' }, { src: '/bla', variant: 'bla' }];
    const shown = inVariant(aProduct({ images, variants: [variant] }), variant).images;
    expect(shown.map(({ src }) => src)).toEqual(['/bla', '/fram']);
  });
});

it('has variants only when there is a choice', () => {
  expect(comesInVariants(product)).toBe(true);
  expect(comesInVariants(aProduct())).toBe(false);
});

it('is offered before a choice at the lowest price, and in a variant under its size, else its weight', () => {
  const [cheap, dear] = [aVariant({ id: '1', size: '5 g', price }), aVariant({ id: '2', size: 'Stor' })];
  const given = aProduct({ weight: 5, variants: [dear, cheap] });
  const shown = (...of: Parameters<typeof offerOf>) => {
    const { product: offered, variant, ...rest } = offerOf(...of);
    return [offered.price, variant?.id, rest.label, rest.hasChoice, rest.isLowest];
  };
  expect(shown(given)).toEqual([price, '1', '5 g', true, true]);
  expect(shown(given, dear)).toEqual([dear.price, '2', 'Stor', false, false]);
  expect(shown({ ...given, variants: [cheap], isPart: true })).toEqual([given.price, undefined, '5g', true, false]);
  expect(shown(aProduct({ weight: 5, variants: [cheap] }))).toEqual([aProduct().price, undefined, '5g', false, false]);
});
