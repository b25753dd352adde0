import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { groupByProduct } from '../catalogue/product-bundle';
import { productImages, products, productTaxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { inserter } from '../db/insert';

/** First id of a copy, so that the seed's own ids never change. */
const FIRST_COPY = 100_001;

/**
 * Extends the catalogue to `total` products with copies of the seed's, or shrinks it to the seed's. Copies share the
 * pictures of their originals. Returns the new number of products.
 */
export function scaleCatalogue(db: Database, total: number): number {
  db.transaction((tx) => {
    tx.delete(productImages).where(gte(productImages.productId, FIRST_COPY)).run();
    tx.delete(productTaxons).where(gte(productTaxons.productId, FIRST_COPY)).run();
    tx.delete(variants).where(gte(variants.productId, FIRST_COPY)).run();
    tx.delete(products).where(gte(products.id, FIRST_COPY)).run();
    const present = countProducts(tx);
    const originals = tx
      .select()
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), isNull(variants.color)))
      .where(and(eq(products.enabled, true), isNotNull(products.name), lt(products.id, FIRST_COPY)))
      .orderBy(asc(products.id))
      .all();
    const ids = originals.map((row) => row.products.id);
    const images = groupByProduct(tx.select().from(productImages).where(inArray(productImages.productId, ids)).all());
    const memberships = groupByProduct(
      tx.select().from(productTaxons).where(inArray(productTaxons.productId, ids)).all(),
    );
    const insert = {
      products: inserter(tx, products),
      variants: inserter(tx, variants),
      memberships: inserter(tx, productTaxons),
      images: inserter(tx, productImages),
    };
    for (let index = 0; index < total - present; index += 1) {
      const original = originals[index % originals.length];
      if (!original) break;
      const { product, variant } = copyOf(original, index, originals.length);
      const shared = <T extends { id: number; productId: number }>(groups: Map<number, T[]>) =>
        (groups.get(original.products.id) ?? []).map((row, at) => {
          return { ...row, id: product.id * 10 + at, productId: product.id };
        });
      insert.products([product]);
      insert.variants([variant]);
      insert.memberships(shared(memberships));
      insert.images(shared(images));
    }
  });
  return countProducts(db);
}

interface Original {
  readonly products: typeof products.$inferSelect;
  readonly variants: typeof variants.$inferSelect;
}

function copyOf(original: Original, index: number, originals: number) {
  const id = FIRST_COPY + index;
  const series = 2 + Math.floor(index / originals);
  const code = `${original.products.code}-serie-${series}`;
  const name = `${original.products.name}, serie ${series}`;
  return {
    product: {
      ...original.products,
      id,
      code,
      slug: `${original.products.slug}-serie-${series}`,
      name,
      nameEn: null,
      salesRank: null,
      label: null,
    },
    variant: { ...original.variants, id: id + FIRST_COPY, code, productId: id, name },
  };
}

function countProducts(db: Database): number {
  return db.select({ total: count() }).from(products).get()?.total ?? 0;
}
