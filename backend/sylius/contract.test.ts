import { describe, expect, it } from 'vitest';
import { type DialectName, dialectNames } from '../core/runtime';
import { createTestApp, type Json, membersOf } from '../testing/test-app';

const backend = createTestApp();
const API = '/sylius/api/v2';
const PRODUCT = 'guldtacka-10g-valcambi';

const ADMIN = `${API}/admin`;
const SHOP = `${API}/shop`;
const RELATIVE = /^\/media\/image\/[0-9a-f]{2}\/[0-9a-f]{2}\/guldtacka-10g-valcambi-1\.webp$/;
const ABSOLUTE = /^http:\/\/localhost\/sylius\/media\/cache\/resolve\/sylius_original\//;
const HYDRA_ERROR = { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' };
const PROBLEM = { '@id': `${API}/errors/404`, status: 404, type: '/errors/404', detail: 'Not Found' };

/** The expected form of each dialect (contract.md part B section 11); extra keys in a response are allowed. */
const older = { iris: SHOP, key: 'hydra:', variantId: true, error: HYDRA_ERROR as object, imagePath: RELATIVE };
const newer = { ...older, variantId: false, imagePath: ABSOLUTE };
const promises: Record<DialectName, typeof older & { image: string }> = {
  spec: { ...older, iris: ADMIN, error: { code: 404, message: 'Not Found' }, image: `${ADMIN}/product-images/30` },
  '1.12': { ...older, image: `${SHOP}/product-images/30` },
  '1.14': { ...newer, image: `${SHOP}/product-images/30` },
  '2.x': {
    ...newer,
    iris: ADMIN,
    error: { ...HYDRA_ERROR, ...PROBLEM },
    image: `${ADMIN}/products/${PRODUCT}/images/30`,
  },
  ap4: {
    ...newer,
    key: '',
    error: { ...PROBLEM, '@type': 'Error', description: 'Not Found' },
    image: `${SHOP}/product-images/30`,
  },
};

describe.each(dialectNames)('the %s dialect', (name) => {
  const promise = promises[name];
  const get = async (path: string): Promise<Json> => {
    await backend.control('dialect', { name });
    return backend.json(`${API}/shop/${path}`);
  };

  it('writes the product list in its envelope', async () => {
    const list = await get('products?itemsPerPage=2');
    expect(list).toMatchObject({
      '@context': `${API}/contexts/Product`,
      '@id': `${promise.iris}/products`,
      '@type': `${promise.key}Collection`,
      [`${promise.key}totalItems`]: 232,
      [`${promise.key}view`]: { '@type': `${promise.key}PartialCollectionView` },
    });
    expect(list[`${promise.key}member`]).toHaveLength(2);
  });

  it('writes a product', async () => {
    const product = await get(`products/${PRODUCT}`);
    expect(product).toMatchObject({
      '@context': `${API}/contexts/Product`,
      '@id': `${promise.iris}/products/${PRODUCT}`,
      '@type': 'Product',
      code: PRODUCT,
      name: '10 g guldtacka Valcambi',
      slug: '10-g-guldtacka-valcambi',
      mainTaxon: `${promise.iris}/taxons/praglade-guldtackor`,
      variants: [`${promise.iris}/product-variants/${PRODUCT}`],
      defaultVariant: `${promise.iris}/product-variants/${PRODUCT}`,
      images: expect.arrayContaining([expect.objectContaining({ '@id': promise.image, '@type': 'ProductImage' })]),
      brand: 'Valcambi',
      attributes: { etikett: 'Bästsäljare' },
      productTaxonsTaxon: ['Köpa guld', 'Guldtackor', 'Präglade guldtackor'],
      syncRates: 'XAU',
      purity: 999.9,
      weightType: 'g',
    });
    expect(product.images?.[0]?.path).toMatch(promise.imagePath);
    expect('defaultVariantData' in product).toBe(name === '2.x');
  });

  it('writes a variant with integer amounts', async () => {
    const variant = await get(`product-variants/${PRODUCT}`);
    expect(variant).toMatchObject({
      '@id': `${promise.iris}/product-variants/${PRODUCT}`,
      '@type': 'ProductVariant',
      product: `${promise.iris}/products/${PRODUCT}`,
      price: expect.any(Number),
      originalPrice: variant.price,
      vat: 0,
      inStock: true,
      onHand: true,
      stock: 40,
    });
    expect('id' in variant).toBe(promise.variantId);
  });

  it('lists the roots of the menu with their children as IRIs', async () => {
    const list = await get('taxons');
    expect(membersOf(list).map((taxon) => taxon.code)).toEqual(['kopa-guld', 'kopa-silver']);
    expect(membersOf(list)[0]).toMatchObject({
      children: ['guldtackor', 'guldmynt', 'historiska-guldmynt'].map((code) => `${promise.iris}/taxons/${code}`),
    });
    expect(list).not.toHaveProperty([`${promise.key}view`]);
  });

  it('shows or hides a disabled taxon', async () => {
    const hidden = name !== 'spec' && name !== '1.12';
    const parent = await get('taxons/guldtackor');
    const listed = JSON.stringify(parent.children).includes(`${promise.iris}/taxons/presenttackor-guld`);
    expect(listed).toBe(!hidden);
    expect((await backend.fetch(`${API}/shop/taxons/presenttackor-guld`)).status).toBe(hidden ? 404 : 200);
  });

  it('rejects an unknown code in its error format', async () => {
    expect(await get('products/finns-inte')).toMatchObject(promise.error);
    expect((await backend.fetch(`${API}/shop/products/finns-inte`)).status).toBe(404);
  });

  it('lists the payment methods', async () => {
    const list = await get('payment-methods');
    expect(membersOf(list).map((method) => method.code)).toEqual(['swish', 'zimpler', 'bank_transfer']);
    expect(membersOf(list)[0]).toMatchObject({ id: 3, position: 0, '@type': 'PaymentMethod' });
    const older = name === 'spec' || name === '1.12' || name === '1.14';
    expect(membersOf(await get('payment-methods?page=1'))).toHaveLength(older ? 0 : 3);
  });

  it('rejects a foreign token, except where the firewall does not see it', async () => {
    await backend.control('dialect', { name });
    const response = await backend.fetch(`${API}/shop/products/${PRODUCT}`, { Authorization: 'Bearer abc' });
    expect(response.status).toBe(name === 'spec' ? 200 : 401);
  });
});

describe('lists', () => {
  const PRODUCTS = `${API}/shop/products`;

  it('have 30 members a page and a link to the next, and contain every product once', async () => {
    await backend.control('dialect', { name: 'spec' });
    const first = await backend.json(PRODUCTS);
    expect(membersOf(first)).toHaveLength(30);
    expect(first['hydra:view']).toMatchObject({ 'hydra:next': `${PRODUCTS}?page=2` });
    const pages = await Promise.all([1, 2, 3].map((page) => backend.json(`${PRODUCTS}?page=${page}&itemsPerPage=100`)));
    expect(new Set(pages.flatMap(membersOf).map(({ code }) => String(code))).size).toBe(232);
    expect(pages[2]?.['hydra:view']).not.toHaveProperty(['hydra:next']);
    expect((await backend.fetch(`${PRODUCTS}?page=0`)).status).toBe(400);
  });

  it('contain the traps of a real server (contract.md part B section 11)', async () => {
    const products = membersOf(await backend.json(`${PRODUCTS}?itemsPerPage=9999`));
    const variants = membersOf(await backend.json(`${API}/shop/product-variants?itemsPerPage=9999`));
    const find = (list: Json[], code: string) => list.find((entry) => String(entry.code) === code);
    expect(find(products, 'guldmynt-1-20oz-kanguru')).toBeUndefined();
    expect(find(variants, 'guldmynt-1-20oz-kanguru')).toBeDefined();
    expect(find(products, 'gold-bar-1oz-royal-canadian-mint')).toBeUndefined();
    expect(find(variants, 'guldmynt-1oz-lunar-iii-geten-2027')).not.toHaveProperty('price');
    expect(find(products, 'guldmynt-1oz-britannia')).toMatchObject({ weight: '31.103', purity: '999.9' });
    expect(find(products, 'guldmynt-1-10oz-maple-leaf')).toMatchObject({ weight: '3,1103', purity: 0.9999 });
  });

  it('of attributes write percent as a fraction and select as a list of labels', async () => {
    expect(membersOf(await backend.json(`${PRODUCTS}/${PRODUCT}/attributes`))).toMatchObject([
      expect.objectContaining({ code: 'metall', type: 'text', value: 'Guld' }),
      expect.objectContaining({ code: 'finhalt', type: 'percent', value: 0.9999 }),
      expect.objectContaining({ code: 'etikett', type: 'select', value: ['Bästsäljare'] }),
      expect.objectContaining({ code: 'forpackning', type: 'text', value: 'Förseglat kort' }),
      expect.objectContaining({ code: 'certifikat' }),
    ]);
  });
});
