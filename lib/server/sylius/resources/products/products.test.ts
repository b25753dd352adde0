import { describe, expect, it } from 'vitest';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseVariant } from '@/lib/server/sylius/resources/variants/variants';
import { mergeProducts } from './merge';
import { parseProduct } from './products';
import { wireProduct as spec, wireVariant as specVariant } from './wire.fixture';

const HOSTS = ['shop.example'];

function read(product: object, ...variants: object[]) {
  return mergeProducts([parseProduct(product, HOSTS)], variants.map(parseVariant))[0]?.product;
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
      mayWithdraw: false,
      isInvestmentGold: true,
      attributes: {},
      video: '/sylius/media/video/a.mp4',
      categoryCode: 'praglade-guldtackor',
      categoryNames: ['Köpa guld', 'Guldtackor'],
      metal: 'gold',
      metalSymbol: 'AU',
      weight: 31.103,
      weightType: 'oz',
      purity: 999.9,
      ratings: 4.5,
      reviews: null,
      until: null,
      variantId: '58',
      price: 4289000,
      netPrice: 4289000,
      vat: 0,
      reducedFrom: null,
      buyBackPrice: 4102500,
      inStock: true,
      onHand: true,
      stock: 12,
      deliveryDays: 3,
      variants: [expect.objectContaining({ id: '58', code: 'KINEBAR-10G', price: 4289000 })],
      updatedAt: '2024-03-01T07:00:00.000Z',
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
    const images = [{ src: '/sylius/media/cache/x/a.jpg' }];
    const expected = { variantId: 'KINEBAR-10G', price: 4289000, categoryCode: 'praglade-guldtackor', images };
    expect(product).toMatchObject(expected);
  });

  it('of Sylius 2: nested variants and defaultVariantData, used when the list has nothing better', () => {
    const reference = { '@id': '/api/v2/shop/product-variants/KINEBAR-10G', '@type': 'ProductVariant' };
    const defaultVariantData = { ...reference, code: 'KINEBAR-10G', inStock: true, price: 100, originalPrice: 100 };
    const nested = { ...spec, variants: [reference], defaultVariantData };
    expect(read(nested)).toMatchObject({ price: 100, inStock: true, stock: 10000, variantId: 'KINEBAR-10G' });
    expect(read(nested, specVariant)).toMatchObject({ price: 4289000, variantId: '58' });
  });

  it('with texts in translations and bare picture names', () => {
    const { name: _, slug: __, description: ___, ...rest } = spec;
    const swedish = { name: 'Guldtacka', slug: 'guldtacka', description: 'Text' };
    const translations = { en_GB: { name: 'Gold bar' }, sv_SE: swedish };
    const images = [{ src: '/sylius/media/image/3f/a.jpg' }];
    expect(read({ ...rest, images: [{ path: '3f/a.jpg' }], translations })).toMatchObject({ ...swedish, images });
  });

  it('without any of the shop’s own fields', () => {
    const unknown = { brand: null, label: null, categoryCode: null, metal: null, metalSymbol: null, weight: null };
    const nothing = { ratings: 0, description: '', price: null, inStock: false, stock: 0, variants: [] };
    const bare = { '@id': '/api/v2/shop/products/a', name: 'A', attributes: [], images: [], variants: [] };
    expect(read(bare)).toMatchObject({ ...unknown, ...nothing, code: 'a', weightType: 'other', purity: null });
  });

  const box = { name: 'Presentask', weight: null };
  const attributed = { brand: null, purity: null, attributes: { brand: 'Umicore', purity: '0,916' } };
  it.each([
    [
      { ...box, syncRates: ['XAG'] },
      { metal: 'silver', metalSymbol: 'AG', weight: null },
    ],
    [{ syncRates: '' }, { metal: null, metalSymbol: null }],
    [{ purity: 0.9999 }, { purity: 999.9 }],
    [{ purity: '999,9' }, { purity: 999.9 }],
    [{ purity: 900 }, { purity: 900 }],
    [{ weightType: ['g'] }, { weightType: 'g' }],
    [{ attributes: [] }, { label: null }],
    [{ attributes: [{ code: 'etikett', value: ['Ny', 'Rea'] }] }, { label: 'Ny Rea' }],
    [{ attributes: ['/api/v2/shop/product-attributes/etikett'] }, { label: null }],
    [{ attributes: { etikett: { value: ' ' } } }, { label: null }],
    [{ attributes: { angerratt: true } }, { mayWithdraw: true }],
    [{ attributes: [{ code: 'angerratt', value: ['Ja'] }] }, { mayWithdraw: true }],
    [{ attributes: { angerratt: 'Nej' } }, { mayWithdraw: false }],
    [{ attributes: {} }, { mayWithdraw: false }],
    [attributed, { brand: 'Umicore', purity: 916 }],
    [{ mainTaxon: { '@id': '/x/api/v2/shop/taxons/a', code: 'Guldmynt' } }, { categoryCode: 'guldmynt' }],
    [{ mainTaxon: 'kopa-guld/guldtackor' }, { categoryCode: 'guldtackor' }],
    [{ productTaxonsTaxon: { '3': { name: 'B' }, '1': 'Köpa guld' } }, { categoryNames: ['Köpa guld', 'B'] }],
    [{ productTaxonsTaxon: ['/api/v2/shop/product-taxons/77'] }, { categoryNames: [] }],
    [{ until: '2026-12-01' }, { until: '2026-11-30T23:00:00.000Z' }],
  ])('reads %j', (fields, expected) => {
    expect(read({ ...spec, ...fields }, specVariant)).toMatchObject(expected);
  });

  it.each([[null], ['x'], [[]], [{}], [{ code: 'a' }], [{ name: 'A' }], [{ name: 'A', code: 'a b' }]])(
    'throws for %j',
    (member) => expect(() => parseProduct(member, HOSTS)).toThrow(CommerceError),
  );
});

describe('the fields of a product', () => {
  const parse = (fields: object) => parseProduct({ ...spec, ...fields }, HOSTS);

  it('identify it by its code, or by its IRI', () => {
    expect(parse({}).key).toBe('products/KINEBAR-10G');
    expect(parse({ code: null })).toMatchObject({ key: 'products/KINEBAR-10G', facts: { code: 'KINEBAR-10G' } });
    expect(parse({ id: null, slug: null }).facts).toMatchObject({ id: 'KINEBAR-10G', slug: 'KINEBAR-10G' });
    expect(() => parse({ code: null, '@id': null })).toThrow('no code');
    for (const code of ['x'.repeat(121), '.', '..', 'a/b']) expect(() => parse({ code })).toThrow('no address');
    for (const name of [' ', '\u200b\u2060']) expect(() => parse({ name })).toThrow('no name');
  });

  it('list each variant once, in order', () =>
    expect(
      parse({ variants: ['/x/product-variants/B', '/x/product-variants/A', '/y/product-variants/B', 7] }).variantKeys,
    ).toEqual(['product-variants/B', 'product-variants/A']));

  it('include embedded variants, except references and invalid ones', () => {
    const variants = [{ code: 'A', price: 5 }, { code: 'B', inStock: true }, { code: 'C' }, { price: 5 }, 'x'];
    const codes = (given: object) => parse(given).embedded.map(({ facts }) => facts.code);
    expect(codes({ variants })).toEqual(['A', 'B']);
    expect(codes({ variants, defaultVariantData: { code: 'D', price: 1 } })).toEqual(['D', 'A', 'B']);
  });

  it('include pictures by path or object, on trusted hosts only, of the variant that their type names', () => {
    const typed = ['BLA', 'main'].map((type) => ({ path: 'b.jpg', type }));
    const images = ['/media/image/a.jpg', ...typed, { path: 'https://evil.example/c.jpg' }, 5];
    expect(parse({ images, variants: ['/sylius/api/v2/admin/product-variants/BLA'] }).facts.images).toEqual([
      { src: '/sylius/media/image/a.jpg' },
      { src: '/sylius/media/image/b.jpg', variant: 'BLA' },
      { src: '/sylius/media/image/b.jpg' },
    ]);
  });

  it('use the description, else the short one', () =>
    expect(parse({ description: ' ', shortDescription: 'Kort' }).facts.description).toBe('Kort'));

  it.each([
    ['https://shop.example/x/brands/pamp', 'pamp'],
    ['HTTP://shop.example/x/brands/pamp', 'pamp'],
    ['see https://shop.example/x/brands/pamp', 'see https://shop.example/x/brands/pamp'],
    ['OTHER', null],
    [null, null],
    ['Münze / Wien', 'Münze / Wien'],
    [{ name: 'PAMP', code: 'pamp' }, 'PAMP'],
    [{ '@id': '/x/brands/pamp' }, 'pamp'],
    [' ', null],
  ])('read the brand %j as %j', (brand, expected) => expect(parse({ brand }).facts.brand).toBe(expected));

  it.each([
    ['xau', 'gold', 'au'],
    ['XPT', null, 'PT'],
    ['X', null, null],
    ['AU', null, 'U'],
  ])('read the rate %s as %s, %s', (syncRates, metal, metalSymbol) =>
    expect(parse({ syncRates })).toMatchObject({ stated: { metal }, facts: { metalSymbol } }),
  );

  it('treat a sale price of 0 as none', () => {
    expect(parse({ sale_price: 0 }).saleGross).toBeNull();
    expect(parse({ sale_price: '100' }).saleGross).toBe(100);
  });
  it.each([
    [{ ratings: 0, averageRating: 4 }, 0],
    [{ ratings: null, averageRating: null }, 0],
    [{ ratings: null, averageRating: 4 }, 4],
    [{ ratings: 11 }, 0],
    [{ ratings: -1 }, 0],
  ])('use the rating, else the average, else none: %j', (fields, ratings) =>
    expect(parse(fields).facts.ratings).toBe(ratings),
  );
  it('have a number of reviews, except while they are links', () => {
    const reviews = [{ '@id': '/r/1' }, { '@id': '/r/2' }];
    expect([reviews, ['/r/1', '/r/2']].map((given) => parse({ reviews: given }).facts.reviews)).toEqual([2, null]);
  });
});
