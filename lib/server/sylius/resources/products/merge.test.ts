import { describe, expect, it } from 'vitest';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { parseVariant, parseVariantPrice } from '@/lib/server/sylius/resources/variants/variants';
import { mergeProducts } from './merge';
import { parseProduct } from './products';
import { wireProduct as spec, wireVariant as specVariant } from './wire.fixture';

const { messages: reports } = collectReports();

/** The product with these changes, joined with these variants. */
function merge(changes: object, ...variants: object[]) {
  return mergeProducts([parseProduct({ ...spec, ...changes }, [])], variants.map(parseVariant))[0];
}
const sold = (...given: Parameters<typeof merge>) => merge(...given)?.product;
const variant = (code: string, more: object = {}) => ({
  ...specVariant,
  '@id': `/api/v2/shop/product-variants/${code}`,
  id: 59,
  code,
  ...more,
});

describe('whether gold is called investment gold', () => {
  const historic = { productTaxonsTaxon: ['Köpa guld', 'Historiska guldmynt'], name: 'Guldmynt 5 kronor', purity: 900 };
  const sheet = { weight: 20, weightType: 'x1g' };
  const declared = (word: string) => ({ attributes: { investeringsguld: word } });
  it.each([
    ['a bar', {}, true],
    ['a sheet of 1 g pieces, of which the law says nothing', sheet, false],
    ['the same when the dealer knows', { ...sheet, ...declared('Ja') }, true],
    ['a historic coin', historic, false],
    ['a historic coin of which the dealer knows', { ...historic, ...declared('Ja') }, true],
    ['a bar that the dealer knows better', declared('Nej'), false],
    ['silver', { syncRates: 'XAG', name: 'Silvertacka' }, false],
  ])('%s', (_, fields, expected) => {
    expect(sold(fields, specVariant)?.isInvestmentGold).toBe(expected);
  });

  it('uses the dealer’s declaration for the VAT when the backend sends none', () => {
    const taxed = (word: string) => sold(declared(word), { ...specVariant, vat: null });
    expect(taxed('Ja')).toMatchObject({ price: 4289000, vat: 0 });
    expect(taxed('Nej')).toMatchObject({ price: null });
  });
});

describe('price and stock', () => {
  it('come from the last variant in the product’s own order', () => {
    const variants = ['/x/api/v2/shop/product-variants/B', '/x/api/v2/admin/product-variants/KINEBAR-10G'];
    const product = sold({ variants }, specVariant, variant('B', { price: 1 }));
    expect(product).toMatchObject({ variantId: '58', price: 4289000, variants: { length: 2 } });
  });

  it('are found by the variant’s product when the product lists no variants', () => {
    for (const product of [specVariant.product, { code: 'KINEBAR-10G' }])
      expect(sold({ variants: [] }, { ...specVariant, product })).toMatchObject({ variantId: '58' });
    const other = { ...specVariant, product: '/api/v2/shop/products/OTHER' };
    expect(sold({ variants: [] }, other)?.price).toBeNull();
  });

  it('of a variant that two products list belong to the product that the variant names', () => {
    for (const [listed, sent] of [
      [spec.variants, [specVariant]],
      [[specVariant], []],
    ]) {
      const products = ['COPY', spec.code].map((code) => parseProduct({ ...spec, code, variants: listed }, []));
      const both = mergeProducts(products, (sent ?? []).map(parseVariant));
      expect(both.map(({ product }) => product.price)).toEqual([null, 4289000]);
    }
  });

  it('use a duplicate variant once, and report it', () => {
    expect(sold({ variants: [] }, specVariant, specVariant)?.variants).toHaveLength(1);
    expect(reports).toEqual(['variants: sent twice']);
    expect(sold({ variants: [specVariant['@id'], specVariant['@id']] }, specVariant)?.variants).toHaveLength(1);
  });

  it('come from the embedded variants when neither list names one', () => {
    const variants = [{ code: 'IN', price: 500, vat: 100 }];
    expect(sold({ variants })).toMatchObject({ variantId: 'IN', price: 600 });
  });
});

describe('a contradictory product', () => {
  it('in its metal has neither metal nor price, also when a single variant is requested', () => {
    const silverBar = merge({ name: 'Silvertacka 1 kg' }, specVariant);
    expect(silverBar?.product).toMatchObject({ metal: null, metalSymbol: null, price: null, isInvestmentGold: false });
    expect(parseVariantPrice(specVariant, silverBar?.terms[0]?.[1]).price).toBeNull();
  });

  it.each([
    ['nothing', {}, {}, []],
    ['the metal', { name: 'Silvertacka' }, {}, ['syncRates,name']],
    ['the fineness', { name: 'Krugerrand 1 oz' }, {}, ['purity,name']],
    [
      'the unit',
      { weight: null, name: 'Tacka', attributes: { vikt: 1, enhet: 'lb' } },
      {},
      ['attributes.weight,attributes.weightUnit'],
    ],
    ['the VAT', {}, { vat: 25 }, ['price,vat']],
    ['the stock', {}, { stock: 0 }, ['onHand,stock']],
  ])('reports the fields: %s', (_, product, changes, fields) =>
    expect(merge(product, { ...specVariant, ...changes })?.doubts.map((doubt) => doubt.fields.join())).toEqual(fields),
  );
});

describe('the terms of the prices', () => {
  it('are kept per variant code, with the sale price for the last only', () => {
    const variants = [specVariant['@id'], variant('B')['@id']];
    expect(merge({ variants, sale_price: 4_189_000 }, specVariant, variant('B'))?.terms).toMatchObject([
      ['KINEBAR-10G', { sale: null, goods: { metal: 'gold', purity: 999.9, weight: 31.103 } }],
      ['B', { sale: 4_189_000 }],
    ]);
  });

  it('use the last variant’s weight when the product has none', () => {
    const light = { ...specVariant, weight: 5 };
    expect(sold({ weight: null, name: 'Guldtacka Valcambi' }, light)?.weight).toBe(5);
    expect(sold({}, light)?.weight).toBe(31.103);
  });

  it('use the gross weight of a single variant only: with several it may be that of another', () => {
    const given = { weight: null, name: 'Guldtacka Valcambi', attributes: { bruttovikt: '5 g' } };
    const own = ['5', '10'].map((weight) => variant(weight, { weight }));
    expect(merge(given, { ...specVariant, weight: 10 })?.doubts).toHaveLength(1);
    expect(merge({ ...given, variants: own.map((one) => one['@id']) }, ...own)?.doubts).toEqual([]);
  });

  it('use the weight in a size that all variants share, which is then not a choice', () => {
    const weightOf = (...sizes: string[]) => {
      const own = sizes.map((size) => variant(size, { weight: null, size }));
      return sold({ name: 'Guldtacka', weight: null, variants: own.map((one) => one['@id']) }, ...own)?.weight;
    };
    expect([weightOf('10 g'), weightOf('10 g', '20 g')]).toEqual([10, null]);
  });
});
