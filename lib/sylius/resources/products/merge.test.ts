import { describe, expect, it } from 'vitest';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { parseVariant, parseVariantPrice } from '@/lib/sylius/resources/variants/variants';
import { mergeProducts } from './merge';
import { parseProduct } from './products';
import { wireProduct as spec, wireVariant as specVariant } from './wire.fixture';

const { messages: reports } = collectReports();

function read(product: object, ...variants: object[]) {
  return mergeProducts([parseProduct(product, [])], variants.map(parseVariant))[0]?.product;
}

describe('whether gold is called investment gold', () => {
  const historic = { productTaxonsTaxon: ['Köpa guld', 'Historiska guldmynt'], name: 'Guldmynt 5 kronor', purity: 900 };
  const declared = (word: string) => ({ attributes: { investeringsguld: word } });
  it.each([
    ['a bar', {}, true],
    ['a sheet of 1 g pieces, of which the law says nothing', { weight: 20, weightType: 'x1g' }, false],
    ['the same when the dealer knows', { weight: 20, weightType: 'x1g', ...declared('Ja') }, true],
    ['a historic coin', historic, false],
    ['a historic coin of which the dealer knows', { ...historic, ...declared('Ja') }, true],
    ['a bar that the dealer knows better', declared('Nej'), false],
    ['silver', { syncRates: 'XAG', name: 'Silvertacka' }, false],
  ])('%s', (_, fields, expected) => {
    expect(read({ ...spec, ...fields }, specVariant)?.isInvestmentGold).toBe(expected);
  });

  it('uses the dealer’s declaration for the VAT when the backend sends none', () => {
    const sold = (word: string) => read({ ...spec, ...declared(word) }, { ...specVariant, vat: null });
    expect(sold('Ja')).toMatchObject({ price: 4289000, vat: 0 });
    expect(sold('Nej')).toMatchObject({ price: null });
  });
});

describe('price and stock', () => {
  it('come from the last variant in the product’s own order', () => {
    const second = { ...specVariant, '@id': '/api/v2/shop/product-variants/B', id: 59, code: 'B', price: 1 };
    const product = {
      ...spec,
      variants: ['/x/api/v2/shop/product-variants/B', '/x/api/v2/admin/product-variants/KINEBAR-10G'],
    };
    expect(read(product, specVariant, second)).toMatchObject({ variantId: '58', price: 4289000 });
    expect(read(product, specVariant, second)?.variants).toHaveLength(2);
  });

  it('are found by the variant’s product when the product lists no variants', () => {
    expect(read({ ...spec, variants: [] }, specVariant)).toMatchObject({ variantId: '58' });
    expect(read({ ...spec, variants: [] }, { ...specVariant, product: { code: 'KINEBAR-10G' } })).toMatchObject({
      variantId: '58',
    });
  });

  it('ignore variants of other products', () => {
    expect(
      read({ ...spec, variants: [] }, { ...specVariant, product: '/api/v2/shop/products/OTHER' })?.price,
    ).toBeNull();
  });

  it('of a variant that two products list belong to the product that the variant names', () => {
    const [copy, own] = mergeProducts(
      [parseProduct({ ...spec, code: 'COPY' }, []), parseProduct(spec, [])],
      [parseVariant(specVariant)],
    );
    expect([copy?.product.price, own?.product.price]).toEqual([null, 4289000]);
    const embedding = { ...spec, variants: [specVariant] };
    const both = mergeProducts([parseProduct({ ...embedding, code: 'COPY' }, []), parseProduct(embedding, [])], []);
    expect(both.map(({ product }) => product.price)).toEqual([null, 4289000]);
  });

  it('use a duplicate variant once, and report it', () => {
    expect(read({ ...spec, variants: [] }, specVariant, specVariant)?.variants).toHaveLength(1);
    expect(reports).toEqual(['variants: sent twice']);
    expect(read({ ...spec, variants: [specVariant['@id'], specVariant['@id']] }, specVariant)?.variants).toHaveLength(
      1,
    );
  });
});

describe('a contradictory product', () => {
  const merge = (product: object, variant: object = {}) =>
    mergeProducts([parseProduct({ ...spec, ...product }, [])], [parseVariant({ ...specVariant, ...variant })])[0];

  it('in its metal has neither metal nor price, also when a single variant is requested', () => {
    const silverBar = merge({ name: 'Silvertacka 1 kg' });
    expect(silverBar?.product).toMatchObject({ metal: null, metalSymbol: null, price: null, isInvestmentGold: false });
    expect(silverBar?.terms[0]?.[1]).toMatchObject({ isContradictory: true });
    expect(parseVariantPrice(specVariant, silverBar?.terms[0]?.[1]).price).toBeNull();
  });

  it('reports the fields and the reason', () => {
    const doubts = (...given: Parameters<typeof merge>) => merge(...given)?.doubts.map(({ fields }) => fields.join());
    expect(doubts({})).toEqual([]);
    expect(doubts({ name: 'Silvertacka' })).toEqual(['syncRates,name']);
    expect(doubts({}, { vat: 25 })).toEqual(['price,vat']);
    expect(doubts({}, { stock: 0 })).toEqual(['onHand,stock']);
  });
});

describe('the terms of the prices', () => {
  const merge = (product: object, ...variants: object[]) =>
    mergeProducts([parseProduct({ ...spec, ...product }, [])], variants.map(parseVariant))[0];

  it('are kept per variant code, with the sale price for the last only', () => {
    const second = { ...specVariant, '@id': '/api/v2/shop/product-variants/B', id: 59, code: 'B' };
    const variants = [specVariant['@id'], second['@id']];
    expect(merge({ variants, sale_price: 4_189_000 }, specVariant, second)?.terms).toMatchObject([
      ['KINEBAR-10G', { sale: null, goods: { metal: 'gold', purity: 999.9, weight: 31.103 } }],
      ['B', { sale: 4_189_000 }],
    ]);
  });

  it('use the embedded variants when neither list names one', () =>
    expect(merge({ variants: [{ code: 'IN', price: 500, vat: 100 }] })?.product).toMatchObject({
      variantId: 'IN',
      price: 600,
    }));

  it('use the last variant’s weight when the product has none', () => {
    const product = merge({ weight: null, name: 'Guldtacka Valcambi' }, { ...specVariant, weight: 5 })?.product;
    expect(product).toMatchObject({ weight: 5, sources: { weight: 'field' } });
    expect(merge({}, { ...specVariant, weight: 5 })?.product.weight).toBe(31.103);
  });

  it('use the weight in a size that all variants share, which is then not a choice', () => {
    const unweighed = { ...spec, name: 'Guldtacka', weight: null };
    const of = (size: string, id = 1) => ({ ...specVariant, '@id': `/x/product-variants/${id}`, weight: null, size });
    const sold = (...variants: object[]) =>
      read({ ...unweighed, variants: variants.map((_, at) => `/x/product-variants/${at + 1}`) }, ...variants);
    expect(sold(of('10 g'))?.weight).toBe(10);
    expect(sold(of('10 g'), of('20 g', 2))?.weight).toBeNull();
  });
});
