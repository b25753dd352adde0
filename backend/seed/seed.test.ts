import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { priceOf } from '../catalogue/price';
import { products, taxons, variants } from '../db/catalogue-tables';
import { spotRates } from '../spot/rates';
import { createTestApp } from '../testing/test-app';

const { db, clock } = createTestApp();

it("the seed prices in whole kronor, above the metal value and the buy-back price, with the metal's VAT", () => {
  const rates = spotRates(db, clock);
  const rows = db.select().from(variants).innerJoin(products, eq(products.id, variants.productId)).all();
  for (const { variants: variant, products: product } of rows.filter((row) => row.variants.premium !== null)) {
    const { metal } = product;
    const { price, vat, purchasePrice } = priceOf(variant, metal, rates);
    const gross = (price ?? 0) + vat;
    expect(gross % 100).toBe(0);
    expect(vat).toBe(metal === 'gold' ? 0 : gross / 5);
    expect(price).toBeGreaterThan(purchasePrice ?? 0);
    // A coin priced above 180 per cent of its gold would no longer be free of VAT.
    if (metal === 'gold') expect(price).toBeLessThan(1.8 * ((rates.gold.rate / 31.1034768) * variant.fineWeight * 100));
  }
});

it('says nothing about premium, value or resale in texts, which do not know the price beside them', () => {
  const FORBIDDEN = /påslag|metallvärde|nära spot|billig|sälja|köpare|likvid|värdeökning|tusenlapp/i;
  const described = [...db.select().from(products).all(), ...db.select().from(taxons).all()];
  expect(described.length).toBeGreaterThan(250);
  expect(described.filter(({ description }) => FORBIDDEN.test(description ?? '')).map(({ code }) => code)).toEqual([]);
});
