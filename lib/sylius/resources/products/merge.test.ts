import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setReporter } from '@/lib/reporting/report';
import { parseVariant, parseVariantPrice } from '@/lib/sylius/resources/variants/variants';
import { mergeProducts } from './merge';
import { parseProduct } from './products';
import { wireProduct as spec, wireVariant as specVariant } from './wire.fixture';

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter((message) => reports.push(message));
});
afterEach(() => setReporter(undefined));

function read(product: object, ...variants: object[]) {
  return mergeProducts([parseProduct(product, [])], variants.map(parseVariant))[0]?.product;
}

describe('whether gold is called investment gold', () => {
  const historic = { productTaxonsTaxon: ['Köpa guld', 'Historiska guldmynt'], name: 'Guldmynt 5 kronor', purity: 900 };
  const declared = (word: string) => ({ attributes: { investeringsguld: word } });
  it.each([
    ['a bar', {}, true],
    ['a modern coin', { name: 'Guldmynt Krugerrand', purity: 916.7 }, true],
    ['a sheet of 1 g pieces, of which the law says nothing', { weight: 20, weightType: 'x1g' }, false],
    ['the same when the dealer knows', { weight: 20, weightType: 'x1g', ...declared('Ja') }, true],
    ['a historic coin', historic, false],
    ['a historic coin of which the dealer knows', { ...historic, ...declared('Ja') }, true],
    ['a bar that the dealer knows better', declared('Nej'), false],
    ['gold below 900/1000', { purity: 585, name: 'Guldring' }, false],
    ['silver', { syncRates: 'XAG', name: 'Silvertacka' }, false],
  ])('%s', (_, fields, expected) => {
    expect(read({ ...spec, ...fields }, specVariant)?.isInvestmentGold).toBe(expected);
  });

  it('the dealer’s word decides the VAT where the backend sends none', () => {
    const sold = (word: string) => read({ ...spec, ...declared(word) }, { ...specVariant, vat: null });
    expect(sold('Ja')).toMatchObject({ price: 4289000, vat: 0 });
    expect(sold('Nej')).toMatchObject({ price: null });
  });
});

describe('price and stock', () => {
  it.each([
    [
      { price: '4289000', vat: '1072200' },
      { price: 5361200, netPrice: 4289000, vat: 1072200 },
    ],
    [{ vat: 25 }, { price: null, vat: null, inStock: false }],
    [
      { price: 100, vat: 100 },
      { price: null, vat: null },
    ],
    [{ vat: undefined }, { price: 4289000, vat: 0 }],
    [{ vat: null }, { price: 4289000, vat: 0 }],
    [{ price: undefined }, { price: null, netPrice: null, inStock: false }],
    [{ price: 0 }, { price: null, inStock: false }],
    [{ price: -5 }, { price: null, inStock: false }],
    [{ price: 'NaN' }, { price: null, inStock: false }],
    [{ purchasePrice: 0 }, { buyBackPrice: null }],
    [{ purchasePrice: null }, { buyBackPrice: null }],
    [{ inStock: '1' }, { inStock: true }],
    [
      { inStock: undefined, stock: null },
      { inStock: false, stock: 0 },
    ],
    [{ stock: null }, { stock: 10000 }],
    [{ stock: '7' }, { stock: 7 }],
    [{ stock: -3 }, { stock: 0 }],
    [{ stock: '-1' }, { stock: 0 }],
    [{ stock: 0 }, { inStock: true, onHand: false, stock: 0 }],
    [{ onHand: -2 }, { onHand: false }],
    [{ onHand: 4 }, { onHand: true }],
    [{ onHand: '0' }, { onHand: false }],
    [{ onHand: false }, { onHand: false }],
    [{ deliveryStatus: '5' }, { deliveryDays: 5 }],
    [{ deliveryStatus: null }, { deliveryDays: null }],
  ])('of a variant with %j', (fields, expected) => {
    expect(read(spec, { ...specVariant, ...fields })).toMatchObject(expected);
  });

  it('come from the last variant in the product’s own order', () => {
    const second = { ...specVariant, '@id': '/api/v2/shop/product-variants/B', id: 59, code: 'B', price: 1 };
    const product = {
      ...spec,
      variants: ['/x/api/v2/shop/product-variants/B', '/x/api/v2/admin/product-variants/KINEBAR-10G'],
    };
    expect(read(product, specVariant, second)).toMatchObject({ variantId: '58', price: 4289000 });
    expect(read(product, specVariant, second)?.variants).toHaveLength(2);
  });

  it('are found through the variant’s product when the product names no variants', () => {
    expect(read({ ...spec, variants: [] }, specVariant)).toMatchObject({ variantId: '58' });
    expect(read({ ...spec, variants: [] }, { ...specVariant, product: { code: 'KINEBAR-10G' } })).toMatchObject({
      variantId: '58',
    });
  });

  it('of variants of other products are nobody’s', () => {
    expect(
      read({ ...spec, variants: [] }, { ...specVariant, product: '/api/v2/shop/products/OTHER' })?.price,
    ).toBeNull();
  });

  it('of a sale', () => {
    const sold = read({ ...spec, sale_price: '4189000' }, specVariant);
    expect(sold).toMatchObject({ price: 4189000, netPrice: 4189000, reducedFrom: null });
    expect(sold?.variants.at(-1)).toMatchObject({ price: 4189000 });
    expect(read({ ...spec, sale_price: 9999999 }, specVariant)?.price).toBe(4289000);
    expect(read({ ...spec, sale_price: 0 }, specVariant)?.price).toBe(4289000);
  });

  it('of a sale of the last variant are not those of the others', () => {
    const second = { ...specVariant, '@id': '/api/v2/shop/product-variants/B', id: 59, code: 'B' };
    const product = { ...spec, sale_price: 4189000, variants: [specVariant['@id'], second['@id']] };
    expect(read(product, specVariant, second)?.variants.map(({ price }) => price)).toEqual([4289000, 4189000]);
  });

  it('of a reduction are shown beside the lowest of the last 30 days, and without that one not at all', () => {
    expect(read(spec, { ...specVariant, originalPrice: 4400000 })?.reducedFrom).toBeNull();
    const told = { ...specVariant, originalPrice: 4400000, lowestPriceBeforeDiscount: 4350000 };
    expect(read(spec, told)).toMatchObject({ price: 4289000, reducedFrom: 4350000 });
    expect(read(spec, { ...told, lowestPriceBeforeDiscount: 4289000 })?.reducedFrom).toBeNull();
    const silver = { ...told, price: 100_000, vat: 25_000, lowestPriceBeforeDiscount: 120_000 };
    expect(read({ ...spec, syncRates: 'XAG', name: 'Silvertacka' }, silver)).toMatchObject({
      price: 125_000,
      reducedFrom: 150_000,
    });
  });

  it('of a variant that is sent twice are shown once, and said', () => {
    expect(read({ ...spec, variants: [] }, specVariant, specVariant)?.variants).toHaveLength(1);
    expect(reports).toEqual(['variants: sent twice']);
    expect(read({ ...spec, variants: [specVariant['@id'], specVariant['@id']] }, specVariant)?.variants).toHaveLength(
      1,
    );
  });

  it('needs a variant that can be distinguished', () => {
    expect(() => parseVariant({ price: 1 })).toThrow();
    expect(() => parseVariant(null)).toThrow();
    const read = parseVariant({ '@id': '/api/v2/shop/product-variants/A' });
    expect(read.facts).toMatchObject({ id: 'A', code: 'A' });
    expect(read.wirePrice.price).toBeNull();
  });
});

describe('a product that contradicts itself', () => {
  const merge = (product: object, variant: object = {}) =>
    mergeProducts([parseProduct({ ...spec, ...product }, [])], [parseVariant({ ...specVariant, ...variant })])[0];

  it('in its metal has neither metal nor price, also when one variant is requested alone', () => {
    const silverBar = merge({ name: 'Silvertacka 1 kg' });
    expect(silverBar?.product).toMatchObject({ metal: null, metalSymbol: null, price: null, isInvestmentGold: false });
    expect(silverBar?.terms[0]?.[1]).toMatchObject({ isContradictory: true });
    expect(parseVariantPrice(specVariant, silverBar?.terms[0]?.[1]).price).toBeNull();
  });

  it('says which fields, and why', () => {
    const doubts = (...given: Parameters<typeof merge>) => merge(...given)?.doubts.map(({ fields }) => fields.join());
    expect(doubts({})).toEqual([]);
    expect(doubts({ name: 'Silvertacka' })).toEqual(['syncRates,name']);
    expect(doubts({}, { vat: 25 })).toEqual(['price,vat']);
    expect(doubts({}, { stock: 0 })).toEqual(['onHand,stock']);
  });

  it('is not called free of VAT by a VAT of 0 where the law leaves a doubt', () => {
    expect(merge({ weight: 20, weightType: 'x1g' })?.product).toMatchObject({
      price: 4289000,
      vat: null,
      netPrice: null,
    });
    const silver = { syncRates: 'XAG', name: 'Silvertacka' };
    expect(merge(silver)?.product).toMatchObject({ price: 4289000, vat: null });
  });
});

describe('what the prices were made from', () => {
  const merge = (product: object, ...variants: object[]) =>
    mergeProducts([parseProduct({ ...spec, ...product }, [])], variants.map(parseVariant))[0];

  it('is kept for each variant by its code, the sale for the last one alone', () => {
    const second = { ...specVariant, '@id': '/api/v2/shop/product-variants/B', id: 59, code: 'B' };
    const variants = [specVariant['@id'], second['@id']];
    expect(merge({ variants, sale_price: 4_189_000 }, specVariant, second)?.terms).toMatchObject([
      ['KINEBAR-10G', { sale: null, goods: { metal: 'gold', purity: 999.9, weight: 31.103 } }],
      ['B', { sale: 4_189_000 }],
    ]);
  });

  it('takes the weight of the last variant where the product states none', () => {
    const product = merge({ weight: null, name: 'Guldtacka Valcambi' }, { ...specVariant, weight: 5 })?.product;
    expect(product).toMatchObject({ weight: 5, sources: { weight: 'field' } });
    expect(merge({}, { ...specVariant, weight: 5 })?.product.weight).toBe(31.103);
  });

  it('takes the weight that all sizes name where nothing else tells it, for then there is no size to choose', () => {
    const unweighed = { ...spec, name: 'Guldtacka', weight: null };
    const of = (size: string, id = 1) => ({ ...specVariant, '@id': `/x/product-variants/${id}`, weight: null, size });
    const sold = (...variants: object[]) =>
      read({ ...unweighed, variants: variants.map((_, at) => `/x/product-variants/${at + 1}`) }, ...variants);
    expect(sold(of('10 g'))?.weight).toBe(10);
    expect(sold(of('10 g'), of('20 g', 2))?.weight).toBeNull();
  });

  it('is nothing without a variant', () => {
    const merged = merge({ variants: [] });
    expect(merged?.terms).toEqual([]);
    expect(merged?.product).toMatchObject({
      variantId: null,
      price: null,
      onHand: false,
      deliveryDays: null,
      stock: 0,
    });
  });

  it('is what came inside the product when neither list names a variant', () =>
    expect(merge({ variants: [{ code: 'IN', price: 500, vat: 100 }] })?.product).toMatchObject({
      variantId: 'IN',
      price: 600,
    }));
});
