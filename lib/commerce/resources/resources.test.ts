import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setReporter } from '@/lib/commerce/client/report';
import { groupFaq, parseFaq } from './faq/faq';
import { parsePaymentMethods } from './payment-methods/payment-methods';
import { mergeProducts } from './products/merge';
import { parseProduct } from './products/products';
import { parseRates } from './rates/rates';
import { epochOf, parseSystemStatus } from './system-status/system-status';
import { parseTaxon } from './taxons/taxons';
import { parseVariant } from './variants/variants';

const HOSTS = ['shop.example'];
const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter((message) => reports.push(message));
});
afterEach(() => setReporter(undefined));

const spec = {
  '@id': '/sylius/api/v2/admin/products/KINEBAR-10G',
  '@type': 'Product',
  id: 41,
  code: 'KINEBAR-10G',
  name: 'Guldtacka 10 g Valcambi',
  slug: 'guldtacka-10-g-valcambi',
  description: 'Präglad tacka.',
  mainTaxon: '/sylius/api/v2/admin/taxons/Praglade-Guldtackor',
  images: [
    { '@id': '/x/1', type: null, path: '/media/image/3f/a.jpg' },
    { '@id': '/x/2', type: 'main', path: null },
  ],
  variants: ['/sylius/api/v2/admin/product-variants/KINEBAR-10G'],
  brand: 'Valcambi',
  attributes: { etikett: 'Bästsäljare', video: '/media/video/a.mp4' },
  productTaxonsTaxon: ['Köpa guld', 'Guldtackor'],
  weight: '31,103',
  weightType: 'OZ',
  syncRates: 'XAU',
  purity: 999.9,
  ratings: '4.5',
  until: null,
  sale_price: null,
  updatedAt: '2024-03-01 08:00:00',
};
const specVariant = {
  '@id': '/sylius/api/v2/admin/product-variants/KINEBAR-10G',
  id: 58,
  code: 'KINEBAR-10G',
  product: '/sylius/api/v2/admin/products/KINEBAR-10G',
  price: 4289000,
  vat: 0,
  purchasePrice: 4102500,
  inStock: true,
  onHand: true,
  stock: 12,
  deliveryStatus: 3,
  color: null,
  color_name: null,
  size: null,
};

function read(product: object, ...variants: object[]) {
  return mergeProducts([parseProduct(product, HOSTS)], variants.map(parseVariant))[0];
}

describe('a product', () => {
  it('in the default dialect', () => {
    expect(read(spec, specVariant)).toEqual({
      id: '41',
      code: 'KINEBAR-10G',
      slug: 'guldtacka-10-g-valcambi',
      name: 'Guldtacka 10 g Valcambi',
      brand: 'Valcambi',
      description: 'Präglad tacka.',
      images: [{ src: '/sylius/media/image/3f/a.jpg' }],
      label: 'Bästsäljare',
      video: '/sylius/media/video/a.mp4',
      categoryCode: 'praglade-guldtackor',
      categoryNames: ['Köpa guld', 'Guldtackor'],
      metal: 'gold',
      metalSymbol: 'AU',
      weight: 31.103,
      weightType: 'oz',
      purity: 999.9,
      ratings: 4.5,
      until: null,
      salePrice: null,
      variantId: '58',
      price: 4289000,
      netPrice: 4289000,
      vat: 0,
      buyBackPrice: 4102500,
      inStock: true,
      onHand: true,
      stock: 12,
      deliveryDays: 3,
      variants: [expect.objectContaining({ id: '58', code: 'KINEBAR-10G', price: 4289000 })],
      updatedAt: '2024-03-01T08:00:00.000Z',
    });
  });

  it('of Sylius 1.14: shop IRIs, absolute pictures, no variant id', () => {
    const { id: _, ...variant } = { ...specVariant, '@id': '/api/v2/shop/product-variants/KINEBAR-10G' };
    const product = read(
      {
        ...spec,
        '@id': '/api/v2/shop/products/KINEBAR-10G',
        mainTaxon: '/api/v2/shop/taxons/praglade-guldtackor',
        images: {
          '0': { path: 'https://shop.example/sylius/media/cache/x/a.jpg' },
          '2': { path: 'https://evil.example/media/a.jpg' },
        },
        variants: { '1': '/api/v2/shop/product-variants/KINEBAR-10G' },
        reviews: [{ '@id': '/x', '@type': 'ProductReview' }],
      },
      variant,
    );
    expect(product).toMatchObject({
      variantId: 'KINEBAR-10G',
      price: 4289000,
      categoryCode: 'praglade-guldtackor',
      images: [{ src: '/sylius/media/cache/x/a.jpg' }],
    });
  });

  it('of Sylius 2: nested variants and defaultVariantData, used when the list has nothing better', () => {
    const nested = {
      ...spec,
      variants: [{ '@id': '/api/v2/shop/product-variants/KINEBAR-10G', '@type': 'ProductVariant' }],
      defaultVariantData: {
        '@id': '/api/v2/shop/product-variants/KINEBAR-10G',
        code: 'KINEBAR-10G',
        inStock: true,
        price: 100,
        originalPrice: 100,
      },
    };
    expect(read(nested)).toMatchObject({ price: 100, inStock: true, stock: 10000, variantId: 'KINEBAR-10G' });
    expect(read(nested, specVariant)).toMatchObject({ price: 4289000, variantId: '58' });
  });

  it('of Sylius 1.9: texts in translations, bare picture names', () => {
    const { name: _, slug: __, description: ___, ...rest } = spec;
    const translated = {
      ...rest,
      images: [{ path: '3f/a.jpg' }],
      translations: {
        en_GB: { name: 'Gold bar' },
        sv_SE: { name: 'Guldtacka', slug: 'guldtacka', description: 'Text' },
      },
    };
    expect(read(translated)).toMatchObject({
      name: 'Guldtacka',
      slug: 'guldtacka',
      description: 'Text',
      images: [{ src: '/sylius/media/image/3f/a.jpg' }],
    });
  });

  it('with everything the shop added left out', () => {
    const bare = {
      '@id': '/api/v2/shop/products/a',
      code: 'a',
      name: 'A',
      attributes: [],
      images: [],
      variants: [],
      mainTaxon: null,
    };
    expect(read(bare)).toMatchObject({
      brand: null,
      label: null,
      categoryCode: null,
      metal: null,
      metalSymbol: null,
      weight: null,
      weightType: 'other',
      purity: null,
      ratings: 0,
      description: '',
      price: null,
      inStock: false,
      stock: 0,
      variants: [],
    });
  });

  it.each([
    [{ syncRates: ['XAG'] }, { metal: 'silver', metalSymbol: 'AG' }],
    [{ syncRates: '' }, { metal: null, metalSymbol: null }],
    [{ purity: 0.9999 }, { purity: 999.9 }],
    [{ purity: '999,9' }, { purity: 999.9 }],
    [{ purity: 900 }, { purity: 900 }],
    [{ weightType: ['g'] }, { weightType: 'g' }],
    [{ weight: null }, { weight: null }],
    [{ brand: { name: 'PAMP', code: 'pamp' } }, { brand: 'PAMP' }],
    [{ brand: '/sylius/api/v2/admin/brands/pamp' }, { brand: 'pamp' }],
    [{ brand: 'Other' }, { brand: null }],
    [{ brand: null }, { brand: null }],
    [{ brand: 'Münze / Wien' }, { brand: 'Münze / Wien' }],
    [{ attributes: [] }, { label: null }],
    [{ attributes: [{ code: 'etikett', value: ['Ny', 'Rea'] }] }, { label: 'Ny Rea' }],
    [{ attributes: ['/api/v2/shop/product-attributes/etikett'] }, { label: null }],
    [{ attributes: { etikett: { value: ' ' } } }, { label: null }],
    [
      { brand: null, purity: null, attributes: { brand: 'Umicore', purity: '0,916' } },
      { brand: 'Umicore', purity: 916 },
    ],
    [{ mainTaxon: { '@id': '/x/api/v2/shop/taxons/a', code: 'Guldmynt' } }, { categoryCode: 'guldmynt' }],
    [{ mainTaxon: 'kopa-guld/guldtackor' }, { categoryCode: 'guldtackor' }],
    [
      { productTaxonsTaxon: { '3': { name: 'Guldmynt' }, '1': 'Köpa guld' } },
      { categoryNames: ['Köpa guld', 'Guldmynt'] },
    ],
    [{ productTaxonsTaxon: ['/api/v2/shop/product-taxons/77'] }, { categoryNames: [] }],
    [{ ratings: null, averageRating: 4 }, { ratings: 4 }],
    [{ until: '2026-12-01' }, { until: '2026-12-01T00:00:00.000Z' }],
    [{ id: '41' }, { id: '41' }],
    [{ description: null, shortDescription: 'Kort' }, { description: 'Kort' }],
  ])('reads %j', (fields, expected) => {
    expect(read({ ...spec, ...fields }, specVariant)).toMatchObject(expected);
  });

  it.each([[null], ['x'], [[]], [{}], [{ code: 'a' }], [{ name: 'A' }]])('is not made up from %j', (member) => {
    expect(() => parseProduct(member, HOSTS)).toThrow();
  });
});

describe('price and stock', () => {
  it.each([
    [
      { price: '4289000', vat: '100' },
      { price: 4289100, netPrice: 4289000, vat: 100 },
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
    expect(read({ ...spec, sale_price: '4189000' }, specVariant)?.salePrice).toBe(4189000);
    expect(read({ ...spec, sale_price: 9999999 }, specVariant)?.salePrice).toBeNull();
    expect(read(spec, { ...specVariant, originalPrice: 4400000 })?.salePrice).toBe(4289000);
    expect(read(spec, { ...specVariant, originalPrice: 4289000 })?.salePrice).toBeNull();
  });

  it('needs a variant that can be told apart', () => {
    expect(() => parseVariant({ price: 1 })).toThrow();
    expect(() => parseVariant(null)).toThrow();
    expect(parseVariant({ '@id': '/api/v2/shop/product-variants/A' }).variant).toMatchObject({
      id: 'A',
      code: 'A',
      price: null,
    });
  });
});

describe('a taxon', () => {
  it('has children by IRI, by object, or none', () => {
    const taxon = parseTaxon({
      code: 'Kopa-Guld',
      name: 'Köpa guld',
      children: [
        '/x/api/v2/admin/taxons/guldtackor',
        { '@id': '/api/v2/shop/taxons/guldmynt' },
        { code: 'a', name: 'A', children: [] },
        7,
      ],
    });
    expect(taxon.category).toEqual({ code: 'kopa-guld', name: 'Köpa guld', description: null });
    expect(taxon.children).toEqual(['taxons/guldtackor', 'taxons/guldmynt', { code: 'a', name: 'A', children: [] }]);
    expect(parseTaxon({ '@id': '/api/v2/shop/taxons/b', name: null }).category).toEqual({
      code: 'b',
      name: 'b',
      description: null,
    });
  });
});

describe('the small answers', () => {
  it('rates: gold and silver only', () => {
    const list = [
      { currency: 'XAU', rate: '41287.4', priceChange: '0,42' },
      { currency: 'XAG', rate: 512.6, priceChange: -0.18 },
      { currency: 'EUR', rate: 11.2, priceChange: 0 },
    ];
    expect(parseRates({ 'hydra:member': list })).toEqual({
      gold: { sekPerOunce: 41287.4, change: 0.42 },
      silver: { sekPerOunce: 512.6, change: -0.18 },
    });
  });

  it('rates: one bad rate costs only itself, none at all is no answer', () => {
    expect(
      parseRates({
        member: [
          { currency: 'XAU', rate: null },
          { currency: 'XAG', rate: 500 },
        ],
      }),
    ).toEqual({
      silver: { sekPerOunce: 500, change: 0 },
    });
    expect(reports).toEqual(['rates: members left out']);
    expect(() => parseRates({ member: [] })).toThrow();
  });

  it('system status in ISO or seconds, and the epoch it means', () => {
    const received = new Date('2026-11-21T10:07:00Z');
    const status = parseSystemStatus({ time: 1795255620, changed: '2026-11-21T11:05:00+01:00' }, received);
    expect(status).toEqual({ time: '2026-11-21T10:07:00.000Z', changed: '2026-11-21T10:05:00.000Z' });
    expect(epochOf(status)).toEqual({ changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' });
    expect(parseSystemStatus({ changed: 1795255500 }, received).time).toBe('2026-11-21T10:07:00.000Z');
    expect(() => parseSystemStatus({ time: 1 }, received)).toThrow();
  });

  it('questions, grouped', () => {
    const faq = parseFaq({
      'hydra:member': [
        { id: 1, categoryId: 1, categoryName: 'Leveranser', name: 'När?', content: '<p>Snart</p>' },
        { id: '2', categoryId: '2', categoryName: 'Sälja', name: 'Hur?', content: null },
        { id: 3, categoryId: 1, categoryName: 'Leveranser', name: 'Var?' },
        { id: 4, categoryId: 1 },
      ],
    });
    expect(faq).toHaveLength(3);
    expect(reports).toEqual(['faq: members left out']);
    expect(groupFaq(faq).map(({ categoryName, entries }) => [categoryName, entries.length])).toEqual([
      ['Leveranser', 2],
      ['Sälja', 1],
    ]);
    expect(groupFaq(faq, '1').flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['1', '3']);
  });

  it('payment methods by position', () => {
    const list = [
      {
        '@id': '/api/v2/shop/payment-methods/bank_transfer',
        id: 5,
        code: 'bank_transfer',
        position: 2,
        name: 'Banköverföring',
        instructions: null,
      },
      {
        '@id': '/api/v2/shop/payment-methods/swish',
        id: 3,
        position: 0,
        name: 'Swish',
        description: 'Betala med Swish.',
      },
    ];
    expect(parsePaymentMethods({ 'hydra:member': list })).toEqual([
      { id: 3, code: 'swish', name: 'Swish', description: 'Betala med Swish.', instructions: null },
      { id: 5, code: 'bank_transfer', name: 'Banköverföring', description: null, instructions: null },
    ]);
  });
});
