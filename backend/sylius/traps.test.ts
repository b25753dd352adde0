import { describe, expect, it } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';

const backend = createTestApp();
const SHOP = '/sylius/api/v2/shop';
const products = membersOf(await backend.json(`${SHOP}/products?itemsPerPage=9999`));
const variants = membersOf(await backend.json(`${SHOP}/product-variants?itemsPerPage=9999`));
const byCode = (list: Json[], code: string) => list.find((entry) => String(entry.code) === code);

/** Each is something that a real server does to its clients (contract.md part B section 11). */
describe('the traps of a real server', () => {
  it('a disabled product is gone, its variant is not', async () => {
    expect((await backend.fetch(`${SHOP}/products/guldmynt-1-20oz-kanguru`)).status).toBe(404);
    expect(byCode(products, 'guldmynt-1-20oz-kanguru')).toBeUndefined();
    expect(byCode(variants, 'guldmynt-1-20oz-kanguru')).toBeDefined();
  });

  it('a variant without a price has no price keys', () => {
    const variant = byCode(variants, 'guldmynt-1oz-lunar-iii-geten-2027');
    expect(variant).toMatchObject({ inStock: false, stock: 0 });
    expect(variant).not.toHaveProperty('price');
    expect(variant).not.toHaveProperty('originalPrice');
  });

  it('a product without a translation is missing from the list and nameless as an item', async () => {
    expect(byCode(products, 'gold-bar-1oz-royal-canadian-mint')).toBeUndefined();
    const item = await backend.json(`${SHOP}/products/gold-bar-1oz-royal-canadian-mint`);
    expect(item).toMatchObject({ name: null, slug: null });
  });

  it('images mostly have no type, and three products have none', () => {
    const images = products.flatMap((product) => Object.values(product.images ?? {}));
    expect(images.some((image) => image.type === null)).toBe(true);
    expect(products.filter((product) => JSON.stringify(product.images) === '[]')).toHaveLength(3);
  });

  it('no attributes are an empty list', () => {
    expect(byCode(products, 'guldtacka-5g-heraeus')?.attributes).toEqual([]);
  });

  it('decimals arrive as strings, with a dot or a comma, and lists as objects', () => {
    expect(byCode(products, 'guldmynt-1oz-britannia')).toMatchObject({ weight: '31.103', purity: '999.9' });
    expect(byCode(products, 'guldmynt-1-10oz-maple-leaf')).toMatchObject({
      weight: '3,1103',
      purity: 0.9999,
      weightType: ['oz'],
      brand: { name: 'Royal Canadian Mint' },
      productTaxonsTaxon: { 0: { name: 'Köpa guld' } },
    });
  });

  it('a code may hold capitals', () => {
    expect(byCode(products, 'KINEBAR-2G-GIFT')?.name).toContain('Kinebar');
  });

  it('one combination of colour and size does not exist', () => {
    const chosen = variants.filter((variant) => String(variant.code).startsWith('guldtacka-presentask-valcambi'));
    expect(chosen.map((variant) => [variant.color_name, variant.size])).toEqual([
      ['Midnattsblå', '2,5 g'],
      ['Vinröd', '2,5 g'],
      ['Midnattsblå', '5 g'],
    ]);
  });

  it('a campaign price is the price of the last variant, VAT included', () => {
    const product = byCode(products, 'guldtacka-20g-heraeus');
    const variant = byCode(variants, 'guldtacka-20g-heraeus');
    expect(product?.sale_price).toBe(variant?.price);
    expect(Number(variant?.originalPrice)).toBeGreaterThan(Number(variant?.price));
  });

  it('variants come by id and product ids are never variant ids', () => {
    const ids = variants.map((variant) => Number(variant.id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const productIds = new Set(products.map((product) => Number(product.id)));
    expect(ids.some((id) => productIds.has(id))).toBe(false);
  });
});
