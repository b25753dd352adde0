import { describe, expect, it } from 'vitest';
import { dealerFlags } from '../catalogue/dealer-flags';
import { priceOf } from '../catalogue/price';
import { products, variants } from '../db/catalogue-tables';
import { spotRates } from '../spot/rates';
import { createTestApp } from '../testing/test-app';

const { db, clock } = createTestApp();
const allProducts = db.select().from(products).all();
const allVariants = db.select().from(variants).all();

describe('the seed', () => {
  it('calls gold investment gold only when the law or the dealer is clear', () => {
    const claims = (part: string) =>
      allProducts.flatMap(({ code, description }) => (code.includes(part) && description ? [description] : []));
    for (const part of ['multigram', 'combibar', 'dukat', 'carolin', '5-kronor-oscar']) {
      expect(claims(part).length, part).toBeGreaterThan(0);
      expect(claims(part).filter((text) => text.includes('investeringsguld'))).toEqual([]);
    }
    expect(allProducts.filter(({ description }) => description?.includes('Momsfritt.'))).toEqual([]);
    for (const part of ['guldmynt-1oz-krugerrand', 'guldmynt-20-kronor-oscar', 'guldtacka-10g-valcambi'])
      expect(claims(part), part).toEqual([expect.stringContaining('Momsfritt investeringsguld')]);
  });

  it("declares a collectors' price for exactly the products with a right of withdrawal", () => {
    const says = (part: string) => allProducts.filter(({ description }) => description?.includes(part));
    const collectors = allProducts.filter((product) => dealerFlags(product).angerratt !== null);
    expect(collectors.length).toBeGreaterThan(2);
    expect(says('kan ångras inom 14 dagar')).toEqual(collectors);
    expect(says('Priset följer världsmarknaden').filter((product) => collectors.includes(product))).toEqual([]);
  });

  it('mentions no weight in the text of a product with several sizes', () => {
    const sized = allProducts.filter(({ options }) => options.includes('vikt'));
    expect(sized).toHaveLength(2);
    expect(sized.filter(({ description }) => /\d\s*(g|gram)\b|gram\b/.test(description ?? ''))).toEqual([]);
  });

  it("prices in whole kronor, above the metal value and the buy-back price, with the metal's VAT", () => {
    const metals = new Map(allProducts.map((product) => [product.id, product.metal]));
    const rates = spotRates(db, clock);
    for (const variant of allVariants.filter(({ premium }) => premium !== null)) {
      const metal = metals.get(variant.productId) ?? 'gold';
      const { price, vat, purchasePrice } = priceOf(variant, metal, rates);
      const gross = (price ?? 0) + vat;
      expect(gross % 100).toBe(0);
      expect(vat).toBe(metal === 'gold' ? 0 : gross / 5);
      expect(price).toBeGreaterThan(purchasePrice ?? 0);
      // A coin priced above 180 per cent of its gold would no longer be free of VAT.
      if (metal === 'gold')
        expect(price).toBeLessThan(1.8 * ((rates.gold.rate / 31.1034768) * variant.fineWeight * 100));
    }
  });
});
