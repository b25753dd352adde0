import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/prices/money';
import type { TaxedGoods } from '@/lib/prices/vat';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { type PriceTerms, priceOf, readWirePrice } from './price';
import { DEFAULT_STOCK, parseVariant, parseVariantPrice, readOnHand, variantOf } from './variants';

const silver: TaxedGoods = { metal: 'silver', form: 'bar', weight: 1000, weightType: 'g', purity: 999 };
const gold: TaxedGoods = { ...silver, metal: 'gold', purity: 999.9 };
const terms = (goods: TaxedGoods, sale: number | null = null): PriceTerms => ({
  goods,
  sale: sale === null ? null : ore(sale),
});

describe('a variant', () => {
  const member = {
    '@id': '/api/v2/shop/product-variants/KAN-1',
    id: '058',
    code: 'KAN-1',
    product: '/api/v2/shop/products/KAN',
    price: 1000,
    vat: 250,
    purchasePrice: 900,
    inStock: true,
    onHand: 3,
    stock: 7.9,
    deliveryStatus: '14',
    color: 'FF0000',
    color_name: 'röd',
    size: 10,
    weight: '5,5',
    name: 'Liten',
    optionValues: ['/api/v2/shop/product-option-values/liten', 'nowhere'],
  };
  it('is parsed with all its fields', () =>
    expect(parseVariant(member)).toEqual({
      key: 'product-variants/KAN-1',
      productKey: 'products/KAN',
      wirePrice: { price: 1000, vat: 250, sale: null, lowest: null, isPlain: false },
      stock: 7,
      name: 'Liten',
      optionPaths: ['sylius/api/v2/shop/product-option-values/liten'],
      facts: {
        id: '058',
        hasTextId: true,
        code: 'KAN-1',
        buyBackPrice: 900,
        inStock: true,
        onHand: true,
        deliveryDays: 14,
        color: 'FF0000',
        colorName: 'röd',
        size: '10',
        weight: 5.5,
      },
    }));
  it.each([
    ['its code', { code: 'A' }, { key: 'product-variants/A', id: 'A', code: 'A' }],
    ['its number', { id: 58 }, { key: 'product-variants/58', id: '58', code: '58' }],
    ['its address', { '@id': '/x/product-variants/B' }, { key: 'product-variants/B', id: 'B', code: 'B' }],
    ['its address before its number', { '@id': '/x/product-variants/B', id: 5 }, { id: '5', code: 'B' }],
  ])(
    'is identified by %s',
    (_, given, { key = 'product-variants/B', ...facts }: { key?: string; id: string; code: string }) =>
      expect(parseVariant(given)).toMatchObject({ key, facts }),
  );
  it('belongs to the product it names, by IRI or code, or to none', () => {
    const productOf = (product: unknown) => parseVariant({ code: 'A', product }).productKey;
    expect(['/x/products/KAN', 'KAN', { code: 'KAN' }, null].map(productOf)).toEqual([
      'products/KAN',
      'products/KAN',
      'products/KAN',
      null,
    ]);
  });
  it('has a text id only when the backend sent digits as a string', () => {
    const isText = (id: unknown) => parseVariant({ code: 'A', id }).facts.hasTextId;
    expect(['58', 58, 'A58', '58A', null].map(isText)).toEqual([true, undefined, undefined, undefined, undefined]);
  });
  it('has a stock of at least 0, and null when none is sent', () => {
    const stockOf = (stock: unknown) => parseVariant({ code: 'A', stock }).stock;
    expect([-3, 0, '2,5', null, 'x'].map(stockOf)).toEqual([0, 0, 2, null, null]);
  });
  it('has a delivery time of at most ten years, so that its date can be computed', () => {
    const daysOf = (deliveryStatus: unknown) => parseVariant({ code: 'A', deliveryStatus }).facts.deliveryDays;
    expect([0, 14, 3640, 1e12, null].map(daysOf)).toEqual([0, 14, 3640, 3640, null]);
  });
  it('weighs from a milligram to a tonne, else its weight is unknown', () => {
    const weightOf = (weight: unknown) => parseVariant({ code: 'A', weight }).facts.weight;
    expect([10, '31,103', 0, -1, 5e-324, 1e7, '1e308'].map(weightOf)).toEqual([10, 31.103, ...Array(5).fill(null)]);
  });
  it('has no buy-back price that rounds to 0 kr', () =>
    expect(
      [0, 49, null, 50].map((purchasePrice) => parseVariant({ code: 'A', purchasePrice }).facts.buyBackPrice),
    ).toEqual([null, null, null, 50]));
  it.each([[null], [[]], ['x'], [{}], [{ name: 'A' }], [{ price: 1 }]])('throws for %j', (none) =>
    expect(() => parseVariant(none)).toThrow(CommerceError),
  );
  it('is on hand by a flag or by a number of pieces', () => {
    const onHand = [true, 'yes', false, null, 3, 0, '-2'].map(readOnHand);
    expect(onHand.map(({ physical }) => physical)).toEqual([true, true, false, false, true, false, false]);
    expect(onHand.slice(4).map(({ quantity }) => quantity)).toEqual([3, 0, 0]);
  });

  const sold = (given: object) =>
    variantOf(parseVariant({ code: 'A', price: 100, vat: 25, inStock: true, ...given }), terms(silver));
  it('can be ordered in any number without a stock, and not at all without a price', () => {
    expect(sold({})).toMatchObject({ inStock: true, stock: DEFAULT_STOCK, price: 125 });
    expect(sold({ stock: 3, onHand: true })).toMatchObject({ inStock: true, onHand: true, stock: 3 });
    expect(sold({ stock: 0, onHand: true })).toMatchObject({ inStock: true, onHand: false, stock: 0 });
    expect(sold({ inStock: false })).toMatchObject({ inStock: false, stock: 0 });
    expect(sold({ inStock: undefined })).toMatchObject({ inStock: false, stock: 0 });
    expect(sold({ price: null })).toMatchObject({ inStock: false, stock: 0, price: null });
    expect(sold({ price: 0, stock: 3 })).toMatchObject({ inStock: false, stock: 3, price: null });
  });
});

describe('the price of a variant', () => {
  const cost = (member: object, given: PriceTerms = terms(silver)) =>
    priceOf(readWirePrice({ code: 'A', ...member }), given);

  it.each([
    ['with the VAT beside it', { price: 1000, vat: 250 }, [1250, 1000, 250]],
    ['without VAT, which silver is not exempt from', { price: 1000, vat: 0 }, [1000, null, null]],
    ['with a VAT that is rounded to whole kronor', { price: 1250, vat: 300 }, [1550, 1250, 300]],
    ['with a VAT that the law does not have', { price: 1250, vat: 25 }, [null, null, null]],
    ['of a plain Sylius, silver', { price: 1250 }, [1250, 1000, 250]],
    ['beside fields of the shop, without its VAT', { price: 1250, stock: 1 }, [null, null, null]],
    ['of nothing', { price: 0, vat: 0 }, [null, null, null]],
    ['that shows as 0 kr', { price: 39, vat: 10 }, [null, null, null]],
    ['with a sale price that does', { price: 1000, vat: 250, sale_price: 49 }, [1250, 1000, 250]],
  ])('%s', (_, member, [price, netPrice, vat]) =>
    expect(cost(member)).toEqual({ price, netPrice, vat, reducedFrom: null }),
  );

  it('is not called exempt for a VAT of 0 when the law leaves a doubt', () =>
    expect(cost({ price: 1250, vat: 0 }, terms({ ...gold, weight: 20, weightType: 'x1g' }))).toMatchObject({
      price: 1250,
      netPrice: null,
      vat: null,
    }));

  it.each([
    ['a VAT that takes it past every amount', { price: 1000, vat: Number.MAX_SAFE_INTEGER }],
    ['a VAT that nobody owes', { price: 1000, vat: 99_999_999_999 }],
    ['a price above a billion kronor', { price: 100_000_000_001, vat: 0 }],
    ['a VAT above the price itself', { price: 1, vat: 100_000, sale_price: 100 }],
  ])('is null with %s', (_, member) => expect(cost(member).price).toBeNull());
  it('is kept without a reduction when the lowest price of 30 days is an impossible amount', () =>
    expect(
      cost({ price: 79_000_000_000, vat: 19_750_000_000, lowestPriceBeforeDiscount: 90_000_000_000 }),
    ).toMatchObject({
      price: 98_750_000_000,
      reducedFrom: null,
    }));

  it('of exempt gold with the shop’s own fields is the amount itself', () =>
    expect(cost({ price: 1250, onHand: true }, terms(gold))).toMatchObject({ price: 1250, vat: 0 }));
  it('of a plain Sylius has an unknown VAT for gold of unknown fineness', () => {
    expect(cost({ price: 1250 }, terms({ ...gold, purity: null }))).toMatchObject({
      price: 1250,
      netPrice: null,
      vat: null,
    });
    expect(cost({ price: 1250 }, terms({ ...gold, metal: null })).price).toBeNull();
  });
  it.each(['vat', 'purchasePrice', 'stock', 'onHand', 'deliveryStatus'])('is not plain with %s, even null', (field) =>
    expect(readWirePrice({ price: 1, [field]: null }).isPlain).toBe(false),
  );

  it('is the sale price below the ordinary one, with its share of the VAT', () => {
    const member = { price: 1000, vat: 250 };
    expect(cost({ ...member, sale_price: 1000 })).toMatchObject({ price: 1000, vat: 200, netPrice: 800 });
    expect(cost(member, terms(silver, 1000))).toMatchObject({ price: 1000, vat: 200 });
    expect(cost({ ...member, sale_price: 900 }, terms(silver, 1000))).toMatchObject({ price: 900, vat: 180 });
    expect(cost({ ...member, sale_price: 1250 })).toMatchObject({ price: 1250 });
    expect(cost({ ...member, sale_price: 1300 })).toMatchObject({ price: 1250 });
    expect(cost({ ...member, sale_price: '900' })).toMatchObject({ price: 900 });
    expect(cost({ ...member, sale_price: 0 })).toMatchObject({ price: 1250 });
    for (const price of [-5, 'NaN', undefined]) expect(cost({ price, vat: 0 }).price).toBeNull();
  });
  it('shows a reduction from the lowest earlier price only, VAT included', () => {
    const from = (lowestPriceBeforeDiscount: number, sale_price = 1000) =>
      cost({ price: 1000, vat: 250, sale_price, lowestPriceBeforeDiscount }).reducedFrom;
    expect([from(900), from(801), from(800), from(0)]).toEqual([1125, 1001, null, null]);
  });
});

describe('the price of a single variant', () => {
  it.each([[{}], [[]], [null], ['x'], [{ name: 'A' }]])('throws for %j', (body) =>
    expect(() => parseVariantPrice(body, undefined)).toThrow(CommerceError),
  );
  it.each([[{ price: null }], [{ '@id': 'x' }], [{ code: 'A' }], [{ id: 1 }]])('is null for %j', (body) =>
    expect(parseVariantPrice(body, undefined).price).toBeNull(),
  );
  it('requires a VAT amount for an unknown variant', () => {
    expect(parseVariantPrice({ price: 1000, vat: 250 }, undefined)).toMatchObject({ price: 1250, vat: 250 });
    expect(parseVariantPrice({ price: 1000 }, undefined).price).toBeNull();
    expect(parseVariantPrice({ price: 1000 }, terms(silver))).toMatchObject({ price: 1000, vat: 200 });
  });
});
