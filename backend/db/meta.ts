import { eq } from 'drizzle-orm';
import { meta } from './catalogue-tables';
import type { Database } from './client';

/** A metadata value of the database file; undefined when it was never written. */
export function readMeta(db: Database, key: string): string | undefined {
  return db.select().from(meta).where(eq(meta.key, key)).get()?.value;
}

/** Writes a metadata value of the database file, replacing any earlier value. */
export function writeMeta(db: Database, key: string, value: string): void {
  db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } }).run();
}
