import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { TaxedGoods } from '@/lib/domain/prices/vat';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { type PriceTerms, priceOf, readWirePrice } from './price';
import { DEFAULT_STOCK, type ParsedVariant, parseVariant, parseVariantPrice, variantOf } from './variants';

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
    [{ code: 'A' }, 'A', 'A'],
    [{ id: 58 }, '58', '58'],
    [{ '@id': '/x/product-variants/B' }, 'B', 'B'],
    [{ '@id': '/x/product-variants/B', id: 5 }, 'B', '5'],
  ])('is identified by its code, address or number: %j', (given, code, id) =>
    expect(parseVariant(given)).toMatchObject({ key: `product-variants/${code}`, facts: { id, code } }),
  );
  const parsedWith = (field: string, value: unknown) => parseVariant({ code: 'A', [field]: value });
  it('belongs to the product it names, by IRI or code, or to none', () => {
    const named = ['/x/products/KAN', 'KAN', { code: 'KAN' }, null].map((product) => parsedWith('product', product));
    expect(named.map(({ productKey }) => productKey)).toEqual([...Array(3).fill('products/KAN'), null]);
  });
  it('has a stock of at least 0, and null when none is sent', () => {
    const stocks = [-3, 0, '2,5', null, 'x'].map((stock) => parsedWith('stock', stock).stock);
    expect(stocks).toEqual([0, 0, 2, null, null]);
  });
  it.each<[string, string, keyof ParsedVariant['facts'], ...(readonly (readonly [sent: unknown, read: unknown])[])]>([
    ['a text id only when that is digits', 'id', 'hasTextId', ['58', true], [58, undefined], ['A58', undefined]],
    ['and not when it ends in letters', 'id', 'hasTextId', ['58A', undefined], [null, undefined]],
    ['a delivery time', 'deliveryStatus', 'deliveryDays', [0, 0], [14, 14], [3640, 3640], [null, null]],
    ['one of at most ten years, so that its date can be computed', 'deliveryStatus', 'deliveryDays', [1e12, 3640]],
    ['a weight from a milligram to a tonne', 'weight', 'weight', [10, 10], ['31,103', 31.103], [0, null]],
    ['no other weight', 'weight', 'weight', [-1, null], [5e-324, null], [1e7, null], ['1e308', null]],
    ['no buy-back price that rounds to 0 kr', 'purchasePrice', 'buyBackPrice', [0, null], [49, null], [50, 50]],
  ])('has %s', (_, field, fact, ...values) =>
    expect(values.map(([sent]) => parsedWith(field, sent).facts[fact])).toEqual(values.map(([, read]) => read)),
  );
  it.each([[null], [[]], ['x'], [{}], [{ name: 'A' }], [{ price: 1 }]])('throws for %j', (none) =>
    expect(() => parseVariant(none)).toThrow(CommerceError),
  );
  it('is on hand by a flag or by a number of pieces, which is also its stock', () => {
    const onHand = [true, 'yes', false, null, 3, 0, '-2'].map((given) => parsedWith('onHand', given));
    expect(onHand.map(({ facts }) => facts.onHand)).toEqual([true, true, false, false, true, false, false]);
    expect(onHand.map(({ stock }) => stock)).toEqual([null, null, null, null, 3, 0, 0]);
  });

  const sold = (given: object) =>
    variantOf(parseVariant({ code: 'A', price: 100, vat: 25, inStock: true, ...given }), terms(silver));
  it.each([
    [{}, [true, false, DEFAULT_STOCK, 125]],
    [{ stock: 3, onHand: true }, [true, true, 3, 125]],
    [{ stock: 0, onHand: true }, [true, false, 0, 125]],
    [{ inStock: false }, [false, false, 0, 125]],
    [{ inStock: undefined }, [false, false, 0, 125]],
    [{ price: null }, [false, false, 0, null]],
    [{ price: 0, stock: 3 }, [false, false, 3, null]],
  ])('can be ordered in any number without a stock, and not at all without a price: %j', (given, expected) => {
    const { inStock, onHand, stock, price } = sold(given);
    expect([inStock, onHand, stock, price]).toEqual(expected);
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

  it.each([
    ['a VAT that takes it past every amount', { price: 1000, vat: Number.MAX_SAFE_INTEGER }],
    ['a VAT that nobody owes', { price: 1000, vat: 99_999_999_999 }],
    ['a price above a billion kronor', { price: 100_000_000_001, vat: 0 }],
    ['a VAT above the price itself', { price: 1, vat: 100_000, sale_price: 100 }],
    ['a negative price', { price: -5, vat: 0 }],
    ['no number', { price: 'NaN', vat: 0 }],
  ])('is null with %s', (_, member) => expect(cost(member).price).toBeNull());
  it('is kept without a reduction when the lowest price of 30 days is an impossible amount', () => {
    const dear = { price: 79_000_000_000, vat: 19_750_000_000, lowestPriceBeforeDiscount: 90_000_000_000 };
    expect(cost(dear)).toMatchObject({ price: 98_750_000_000, reducedFrom: null });
  });

  const unknownVat = { price: 1250, netPrice: null, vat: null };
  it.each<[string, object, Partial<TaxedGoods>, object]>([
    ['of exempt gold beside the shop’s own fields is the amount itself', { onHand: true }, {}, { price: 1250, vat: 0 }],
    ['is not called exempt for a VAT of 0 in doubt', { vat: 0 }, { weight: 20, weightType: 'x1g' }, unknownVat],
    ['of a plain Sylius has an unknown VAT for gold of unknown fineness', {}, { purity: null }, unknownVat],
    ['of a plain Sylius is unknown without a metal', {}, { metal: null }, { price: null }],
  ])('%s', (_, member, goods, expected) =>
    expect(cost({ price: 1250, ...member }, terms({ ...gold, ...goods }))).toMatchObject(expected),
  );
  it.each(['vat', 'purchasePrice', 'stock', 'onHand', 'deliveryStatus'])('is not plain with %s, even null', (field) =>
    expect(readWirePrice({ price: 1, [field]: null }).isPlain).toBe(false),
  );

  it.each([
    [1000, null, { price: 1000, vat: 200, netPrice: 800 }],
    [undefined, 1000, { price: 1000, vat: 200 }],
    [900, 1000, { price: 900, vat: 180 }],
    ['900', null, { price: 900 }],
    [1250, null, { price: 1250 }],
    [1300, null, { price: 1250 }],
    [0, null, { price: 1250 }],
  ])('is the sale price below the ordinary one, with its share of the VAT: %j, %j', (sale_price, sale, expected) =>
    expect(cost({ price: 1000, vat: 250, sale_price }, terms(silver, sale))).toMatchObject(expected),
  );
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
  it.each([[{ price: null }], [{ price: 1000 }], [{ '@id': 'x' }], [{ code: 'A' }], [{ id: 1 }]])(
    'is null for %j',
    (body) => expect(parseVariantPrice(body, undefined).price).toBeNull(),
  );
  it('requires a VAT amount for an unknown variant', () => {
    expect(parseVariantPrice({ price: 1000, vat: 250 }, undefined)).toMatchObject({ price: 1250, vat: 250 });
    expect(parseVariantPrice({ price: 1000 }, terms(silver))).toMatchObject({ price: 1000, vat: 200 });
  });
});
