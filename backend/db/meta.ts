import { eq } from 'drizzle-orm';
import { meta } from './catalogue-tables';
import type { Database } from './client';

/** The stored value of a fact about the data file; undefined when it was never written. */
export function readMeta(db: Database, key: string): string | undefined {
  return db.select().from(meta).where(eq(meta.key, key)).get()?.value;
}

/** Writes a fact about the data file over any earlier value. */
export function writeMeta(db: Database, key: string, value: string): void {
  db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } }).run();
}
