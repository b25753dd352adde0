import { eq, max, type SQL } from 'drizzle-orm';
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
    if (tx.select().from(products).where(eq(products.code, input.code)).get()) {
      throw new ShopError(409, `product ${input.code} exists`);
    }
    const productId = nextId(tx, products);
    const variantId = nextId(tx, variants);
    const fineWeight = input.fineWeight ?? (input.weight * input.purity) / 1000;
    const moment = dateTime(now.getTime());
    const { premium, price, stock, onHand, deliveryWeeks, fineWeight: _given, ...facts } = input;
    tx.insert(products)
      .values({
        ...facts,
        id: productId,
        slug: input.code.toLowerCase(),
        enabled: true,
        fineWeight,
        ratings: 0,
        options: [],
        wireForm: 0,
        createdAt: moment,
        updatedAt: moment,
      })
      .run();
    tx.insert(variants)
      .values({
        id: variantId,
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
      .run();
    for (const taxonId of taxonPath(tx, input.mainTaxon)) {
      tx.insert(productTaxons).values({ productId, taxonId, position: productId }).run();
    }
    for (const view of [1, 2]) {
      tx.insert(productImages)
        .values({ productId, path: picturePath(input.code, view), view })
        .run();
    }
    return variantId;
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

function nextId(tx: Database, table: typeof products | typeof variants): number {
  const last = tx
    .select({ id: max(table.id) })
    .from(table)
    .get()?.id;
  return (last ?? 0) + 1;
}

/** Ids of a taxon and its ancestors, without the menu root. */
function taxonPath(tx: Database, code: string | null): number[] {
  const find = (where: SQL) => tx.select().from(taxons).where(where).get();
  const path: number[] = [];
  let row = find(eq(taxons.code, code ?? ''));
  while (row && row.parentId !== null) {
    path.unshift(row.id);
    row = find(eq(taxons.id, row.parentId));
  }
  return path;
}
