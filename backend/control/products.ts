import { eq } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { dateTime } from '../seed/rows';
import type { ChangedProduct } from './schemas';

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
