import { expect, it } from 'vitest';
import { orderFixture } from '@/lib/domain/holdings/order.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { findGoodsToday, withGoodsToday } from './goods-today';

const RATES = { gold: { sekPerOunce: 42_000, change: 0 } };

const SIZES = aProduct({
  code: 'Tacka',
  variants: [
    aVariant({ code: 'T-10', size: '10 g', buyBackPrice: ore(1_300_000) }),
    aVariant({ code: 'T-20', size: '20 g', buyBackPrice: ore(2_600_000) }),
  ],
});

const find = (product: Product, complete = true) =>
  findGoodsToday({ byCode: new Map([[product.code.toLowerCase(), product]]), complete }, RATES);

it('is the product with its buy-back price and its value at spot, whatever the case of its code', () =>
  expect(find(aProduct())('GULDTACKA-10G-Valcambi', null)).toEqual({
    path: '/praglade-guldtackor/guldtacka-10g-valcambi',
    metal: 'gold',
    fineGrams: expect.closeTo(9.999, 6),
    buyBackPrice: 1_294_500,
    spotValue: 1_350_196,
  }));

it.each<[string | null, object | string]>([
  ['t-20', { fineGrams: expect.closeTo(19.998, 6), buyBackPrice: 2_600_000 }],
  ['T-10', { fineGrams: expect.closeTo(9.999, 6), buyBackPrice: 1_300_000 }],
  [null, { metal: 'gold', fineGrams: null, buyBackPrice: null, spotValue: null }],
])('of a product in two sizes, %s is %j', (variantCode, expected) =>
  expect(find(SIZES)('tacka', variantCode)).toMatchObject(expected as object),
);

it('is the product when its variants differ in colour only and the variant is not known', () => {
  const variants = ['röd', 'blå'].map((colorName) => aVariant({ code: colorName, colorName, color: colorName }));
  expect(find(aProduct({ variants }))('guldtacka-10g-valcambi', null)).toMatchObject({ buyBackPrice: 1_294_500 });
});

it('is gone without the product or the variant, unless the catalogue has parts missing', () => {
  expect(find(SIZES)('annan', null)).toBe('gone');
  expect(find(SIZES)('tacka', 'T-30')).toBe('gone');
  expect(find(SIZES, false)('annan', null)).toBeNull();
});

it('orders stay as they are without a catalogue, or without a list', () => {
  const orders = [orderFixture()];
  expect(withGoodsToday(orders, undefined)).toBe(orders);
  expect(withGoodsToday(null, () => 'gone')).toBeNull();
  expect(withGoodsToday(orders, () => 'gone')).toMatchObject([{ orderItems: [{ goods: 'gone' }] }]);
});
