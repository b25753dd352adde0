import { count, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import { integer, type SQLiteColumn, type SQLiteTable, sqliteTable } from 'drizzle-orm/sqlite-core';
import { productImages, products, productTaxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';

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
    insertCopies(tx, Math.max(0, total - countProducts(tx)));
  });
  return countProducts(db);
}

/** A temporary table: the product ids of each copy and its original. The originals are series 1. */
const copies = sqliteTable('copies', { id: integer(), original: integer(), series: integer() });

/** Copies the listed products that have one variant, by id, and again from the first one on until there are enough. */
function insertCopies(tx: Database, wanted: number): void {
  tx.run(sql`
    CREATE TEMP TABLE copies AS
    WITH RECURSIVE
      numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers LIMIT ${wanted}),
      originals AS (
        SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total
        FROM products WHERE enabled AND name IS NOT NULL AND options = '[]'
      )
    SELECT ${FIRST_COPY} + number AS id, originals.id AS original, 2 + number / total AS series
    FROM numbers JOIN originals ON place = number % total`);
  const inSeries = ({ code, name }: typeof products | typeof variants) => ({
    code: sql`${code} || '-serie-' || ${copies.series}`,
    name: sql`${name} || ', serie ' || ${copies.series}`,
  });
  const slug = sql`${products.slug} || '-serie-' || ${copies.series}`;
  const none = sql`NULL`;
  const product = { ...inSeries(products), id: copies.id, slug, nameEn: none, salesRank: none, label: none };
  copyRows(tx, products, products.id, product);
  const variant = { ...inSeries(variants), id: sql`${copies.id} + ${FIRST_COPY}`, productId: copies.id };
  copyRows(tx, variants, variants.productId, variant);
  for (const table of [productTaxons, productImages]) {
    const place = sql`row_number() OVER (PARTITION BY ${copies.id} ORDER BY ${table.id}) - 1`;
    copyRows(tx, table, table.productId, { id: sql`${copies.id} * 10 + ${place}`, productId: copies.id });
  }
  tx.run(sql`DROP TABLE copies`);
}

type Changes = Readonly<Record<string, SQL | SQLiteColumn>>;

/** Inserts the rows of each copy: those of its original, found by `productId`, with these columns changed. */
function copyRows(tx: Database, table: SQLiteTable, productId: SQLiteColumn, changes: Changes): void {
  const columns = { ...getTableColumns(table), ...changes };
  tx.insert(table)
    .select(tx.select(columns).from(copies).innerJoin(table, eq(productId, copies.original)))
    .run();
}

function countProducts(db: Database): number {
  return db.select({ total: count() }).from(products).get()?.total ?? 0;
}
