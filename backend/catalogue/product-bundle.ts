import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productImages, products, productTaxons, taxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type ImageRow = typeof productImages.$inferSelect;

/** A product with every related row that its JSON contains; only enabled variants, by position. */
export type ProductBundle = ReturnType<ReturnType<typeof bundleReader>>[number];

/**
 * A function that reads the products with these ids, at most a few hundred, and their related rows, in the given order. It
 * prepares the statements once: a statement holds memory outside the JavaScript heap, and reading the whole catalogue would
 * leave hundreds of them for the garbage collector.
 */
export function bundleReader(db: Database) {
  const listed = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  const productsRead = db.select().from(products).where(inArray(products.id, listed)).prepare();
  const variantsRead = db
    .select()
    .from(variants)
    .where(and(inArray(variants.productId, listed), eq(variants.enabled, true)))
    .orderBy(asc(variants.position), asc(variants.id))
    .prepare();
  const imagesRead = db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, listed))
    .orderBy(asc(productImages.id))
    .prepare();
  const membershipsRead = db
    .select({ id: productTaxons.id, productId: productTaxons.productId, taxonName: taxons.name })
    .from(productTaxons)
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(inArray(productTaxons.productId, listed))
    .orderBy(asc(productTaxons.id))
    .prepare();
  return (ids: readonly number[]) => {
    const wanted = { ids: JSON.stringify(ids) };
    const byId = new Map(productsRead.all(wanted).map((row) => [row.id, row]));
    const variantsOf = groupByProduct(variantsRead.all(wanted));
    const imagesOf = groupByProduct(imagesRead.all(wanted));
    const membershipsOf = groupByProduct(membershipsRead.all(wanted));
    return ids.flatMap((id) => {
      const product = byId.get(id);
      if (!product) return [];
      return {
        product,
        variants: variantsOf.get(id) ?? [],
        images: imagesOf.get(id) ?? [],
        memberships: membershipsOf.get(id) ?? [],
      };
    });
  };
}

/** Groups rows by product id, in the order of `rows`; a product without rows has no entry. */
export function groupByProduct<T extends { readonly productId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}
