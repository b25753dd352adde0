import { and, asc, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm';
import { bundleReader, type ProductBundle } from '../catalogue/product-bundle';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';

const SHOWN = 12;

/** Up to twelve products that can be ordered now, best seller first: of the whole shop or of one brand (case-insensitive). */
export function topSellers(db: Database, brand: string | undefined): ProductBundle[] {
  const available = db
    .select({ one: sql`1` })
    .from(variants)
    .where(
      and(
        eq(variants.productId, products.id),
        eq(variants.enabled, true),
        or(gt(variants.stock, 0), and(isNotNull(variants.deliveryWeeks), eq(variants.soldOut, false))),
      ),
    );
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.enabled, true),
        isNotNull(products.name),
        isNotNull(products.salesRank),
        exists(available),
        brand ? sql`lower(${products.brand}) = ${brand.toLowerCase()}` : undefined,
      ),
    )
    .orderBy(asc(products.salesRank))
    .limit(SHOWN)
    .all();
  return bundleReader(db)(rows.map(({ id }) => id));
}
