import { asc, eq, inArray } from 'drizzle-orm';
import { productImages, products, productTaxons, taxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type ImageRow = typeof productImages.$inferSelect;

export interface Membership {
  readonly id: number;
  readonly taxonCode: string;
  readonly taxonName: string;
  readonly position: number;
}

/** A product with everything that its JSON speaks of. */
export interface ProductBundle {
  readonly product: ProductRow;
  /** Enabled ones, by position. */
  readonly variants: readonly VariantRow[];
  readonly images: readonly ImageRow[];
  readonly memberships: readonly Membership[];
}

/** The products with these ids and what belongs to them, in the order given. For some hundred ids at a time. */
export function bundlesOf(db: Database, ids: readonly number[]): ProductBundle[] {
  const rows = db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return bundle(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** Adds to these products what belongs to them, in the order given. For some hundred products at a time. */
export function bundle(db: Database, rows: readonly ProductRow[]): ProductBundle[] {
  const ids = rows.map((row) => row.id);
  const variantRows = db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id))
    .all();
  const imageRows = db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.id))
    .all();
  const membershipRows = db
    .select({
      id: productTaxons.id,
      productId: productTaxons.productId,
      position: productTaxons.position,
      taxonCode: taxons.code,
      taxonName: taxons.name,
    })
    .from(productTaxons)
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(inArray(productTaxons.productId, ids))
    .orderBy(asc(productTaxons.id))
    .all();
  const variantsOf = groupByProduct(variantRows.filter((variant) => variant.enabled));
  const imagesOf = groupByProduct(imageRows);
  const membershipsOf = groupByProduct(membershipRows);
  return rows.map((product) => ({
    product,
    variants: variantsOf.get(product.id) ?? [],
    images: imagesOf.get(product.id) ?? [],
    memberships: membershipsOf.get(product.id) ?? [],
  }));
}

function groupByProduct<T extends { readonly productId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}
