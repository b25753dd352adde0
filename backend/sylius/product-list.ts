import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { offsetOf, type Page } from './pagination';

export interface ListPage {
  readonly total: number;
  /** Ids of the page's members, in order. */
  readonly ids: readonly number[];
}

/**
 * Enabled products with a Swedish translation, by code: a Sylius list is an inner join with the translation (contract.md
 * part B section 4).
 */
export function listProducts(db: Database, page: Page): ListPage {
  const where = and(eq(products.enabled, true), isNotNull(products.name));
  const total = db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(asc(products.code))
    .limit(page.size)
    .offset(offsetOf(page))
    .all();
  return { total, ids: rows.map(({ id }) => id) };
}
