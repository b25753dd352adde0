import { describe, expect, it } from 'vitest';
import { dealerFlags } from '../catalogue/dealer-flags';
import { priceOf } from '../catalogue/price';
import { products, productTaxons, variants } from '../db/catalogue-tables';
import { spotRates } from '../spot/rates';
import { createTestApp } from '../testing/test-app';
import { categories, DISABLED_TAXON, type SeedCategory } from './categories';
import { scaleCatalogue } from './scale';
import { seedCatalogue } from './seed';
import { LINE_BREAK_MARKER } from './texts/describe';

const { db, clock } = createTestApp();
const allProducts = db.select().from(products).all();
const allVariants = db.select().from(variants).all();

describe('the seed', () => {
  it('has categories three levels deep, with descriptions, unique lower-case codes and products in every leaf', () => {
    const walk = (list: readonly SeedCategory[], depth: number): { code: string; depth: number; leaf: boolean }[] =>
      list.flatMap((category) => {
        expect(category.description.length).toBeGreaterThan(40);
        const leaf = !category.children;
        return [{ code: category.code, depth, leaf }, ...walk(category.children ?? [], depth + 1)];
      });
    const all = walk(categories, 1);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all.filter(({ code }) => code !== code.toLowerCase())).toEqual([]);
    const used = new Set(allProducts.map((product) => product.mainTaxon));
    const empty = all.filter(({ code, leaf }) => leaf && code !== DISABLED_TAXON && !used.has(code));
    expect(empty).toEqual([]);
    expect(all.filter(({ leaf, depth }) => leaf && depth !== 3)).toEqual([]);
  });

  it('describes every product in its own words, in both formats of the editor', () => {
    const texts = allProducts.flatMap((product) => product.description ?? []);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.includes('undefined') || text.includes('!'))).toEqual([]);
    expect(texts.some((text) => text.includes(LINE_BREAK_MARKER) && !text.includes('<p>'))).toBe(true);
    expect(texts.some((text) => text.startsWith('<p>'))).toBe(true);
  });

  it('declares investment gold only where the law or the dealer is certain', () => {
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
      const { price, vat, purchasePrice } = priceOf({ ...variant, metal }, rates);
      const gross = (price ?? 0) + vat;
      expect(gross % 100).toBe(0);
      expect(vat).toBe(metal === 'gold' ? 0 : gross / 5);
      expect(price).toBeGreaterThan(purchasePrice ?? 0);
      // A coin priced above 180 per cent of its gold would no longer be free of VAT.
      if (metal === 'gold')
        expect(price).toBeLessThan(1.8 * ((rates.gold.rate / 31.1034768) * variant.fineWeight * 100));
    }
  });

  it('is identical for the same seed', () => {
    seedCatalogue(db, 1);
    expect(db.select().from(products).all()).toEqual(allProducts);
    expect(db.select().from(variants).all()).toEqual(allVariants);
    seedCatalogue(db, 2);
    expect(db.select().from(variants).all()).not.toEqual(allVariants);
    seedCatalogue(db, 1);
  });

  it('grows to a large catalogue whose copies are listed, and shrinks again', () => {
    expect(scaleCatalogue(db, 1000)).toBe(1000);
    expect(
      new Set(
        db
          .select()
          .from(products)
          .all()
          .map(({ slug }) => slug),
      ).size,
    ).toBe(1000);
    const memberships = db.select().from(productTaxons).all().length;
    expect(memberships).toBeGreaterThan(2900);
    expect(scaleCatalogue(db, 0)).toBe(allProducts.length);
    expect(db.select().from(variants).all()).toEqual(allVariants);
  });
});
