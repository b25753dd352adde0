import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { weightLabel } from '../catalogue/weight-label';
import { productImages, products, productTaxons, taxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { picturePath } from '../media/picture-store';
import { dateTime } from '../seed/rows';
import type { ChangedProduct, CreatedProduct } from './schemas';

/** Adds a product with one variant to its main taxon and that taxon's ancestors. Returns the variant's id. */
export function createProduct(db: Database, input: CreatedProduct, now: Date): number {
  return db.transaction((tx) => {
    const fineWeight = input.fineWeight ?? (input.weight * input.purity) / 1000;
    const moment = dateTime(now.getTime());
    const { premium, price, stock, onHand, deliveryWeeks, fineWeight: _given, ...facts } = input;
    const product = tx
      .insert(products)
      .values({
        ...facts,
        slug: input.code.toLowerCase(),
        enabled: true,
        fineWeight,
        ratings: 0,
        options: [],
        wireForm: 0,
        createdAt: moment,
        updatedAt: moment,
      })
      .onConflictDoNothing({ target: products.code })
      .returning()
      .get();
    if (!product) throw new ShopError(409, `product ${input.code} exists`);
    const productId = product.id;
    const variant = tx
      .insert(variants)
      .values({
        code: input.code,
        productId,
        position: 0,
        enabled: true,
        name: input.name,
        fineWeight,
        premium,
        buyBack: 0.97,
        optionValues: [],
        soldOut: false,
        stock,
        onHand,
        deliveryWeeks,
        weightLabel: weightLabel(input.weight, input.weightType),
        vatRate: input.metal === 'gold' ? 0 : 25,
        fixedPrice: price ?? null,
      })
      .returning()
      .get();
    for (const { id } of taxonPath(tx, input.mainTaxon)) {
      tx.insert(productTaxons).values({ productId, taxonId: id, position: productId }).run();
    }
    for (const view of [1, 2]) {
      tx.insert(productImages)
        .values({ productId, path: picturePath(input.code, view), view })
        .run();
    }
    return variant.id;
  });
}

/** Applies an editor's changes to a product. Throws a ShopError (404) for an unknown code. */
export function updateProduct(db: Database, input: ChangedProduct, now: Date): void {
  const { code, ...changes } = input;
  const done = db
    .update(products)
    .set({ ...changes, updatedAt: dateTime(now.getTime()) })
    .where(eq(products.code, code))
    .run();
  if (done.changes === 0) throw new ShopError(404, `no product ${code}`);
}

/** A taxon and its ancestors, without the menu root, from the top. */
function taxonPath(tx: Database, code: string | null) {
  const below = and(eq(taxons.code, code ?? ''), isNotNull(taxons.parentId));
  const taxon = tx.select().from(taxons).where(below).get();
  const path = taxon?.slug.split('/') ?? [];
  return tx.select().from(taxons).where(inArray(taxons.code, path)).orderBy(asc(taxons.id)).all();
}
