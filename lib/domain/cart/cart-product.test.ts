import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { toCartProduct } from './cart-product';

describe('toCartProduct', () => {
  it('combines the sold variant with its product', () => {
    expect(toCartProduct(aProduct(), '10 g')).toEqual({
      id: '41',
      code: 'guldtacka-10g-valcambi',
      categoryCode: 'praglade-guldtackor',
      variantId: '58',
      variantCode: 'v-58',
      name: '10 g guldtacka Valcambi',
      brand: 'Valcambi',
      metal: 'gold',
      weightLabel: '10 g',
      purity: 999.9,
      isInvestmentGold: true,
      mayWithdraw: false,
      price: 1_429_000,
      vat: 0,
      stock: 12,
      inStock: true,
      onHand: true,
      deliveryDays: 3,
      image: '/sylius/media/image/ab/cd.jpg',
      hasVariants: false,
    });
  });

  it('uses the chosen variant, or else the last one', () => {
    const [red, blue] = [aVariant({ code: 'red' }), aVariant({ code: 'blue', price: ore(1_500_000) })];
    const product = aProduct({ variants: [red, blue] });
    expect(toCartProduct(product)).toMatchObject({ variantCode: 'blue', price: 1_500_000 });
    expect(toCartProduct(product, null, red)).toMatchObject({ variantCode: 'red', price: 1_429_000 });
  });

  it.each([
    ['a colour with a name', { color: 'FF0000', colorName: 'röd' }, ' – röd'],
    ['a colour without one', { color: 'röd' }, ' – röd'],
    ['a size', { size: '10' }, ' – 10'],
    ['both', { colorName: 'röd', size: '10' }, ' – röd, 10'],
  ])('adds %s to the name', (_, variant, label) => {
    const product = aProduct({ variants: [aVariant({ colorName: 'blå', size: '5' }), aVariant(variant)] });
    expect(toCartProduct(product)).toMatchObject({ name: `10 g guldtacka Valcambi${label}`, hasVariants: true });
  });

  it('adds nothing that all variants share', () => {
    const twice = { size: '10 g guldtacka' };
    const product = aProduct({ variants: [aVariant(twice), aVariant({ ...twice, id: '59' })] });
    expect(toCartProduct(product)).toMatchObject({ name: '10 g guldtacka Valcambi', hasVariants: false });
  });

  it('returns null without a variant or a price, and needs no picture', () => {
    expect(toCartProduct(aProduct({ variants: [] }))).toBeNull();
    expect(toCartProduct(aProduct({ variants: [aVariant({ price: null })] }))).toBeNull();
    expect(toCartProduct(aProduct({ images: [] }))?.image).toBeNull();
  });
});
