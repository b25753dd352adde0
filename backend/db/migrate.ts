import { eq, sql } from 'drizzle-orm';
import { createCatalogueTables, meta } from './catalogue-tables';
import type { Database } from './client';
import { createOrderTables } from './order-tables';

/** Increase it with every table change that makes existing files unreadable. */
const SCHEMA_VERSION = 4;

/**
 * Creates missing tables. Throws an Error with a one-line message for a file of another version, whose orders this program
 * cannot interpret.
 */
export function migrate(db: Database): void {
  const version = db.get<{ user_version: number } | undefined>(sql`PRAGMA user_version`)?.user_version ?? 0;
  if (version !== 0 && version !== SCHEMA_VERSION) {
    throw new Error(`the data file has version ${version}, this program needs ${SCHEMA_VERSION}: move the file away`);
  }
  db.transaction((tx) => {
    for (const statement of [...createCatalogueTables, ...createOrderTables]) tx.run(sql.raw(statement));
    tx.run(sql.raw(`PRAGMA user_version = ${SCHEMA_VERSION}`));
  });
}

/** A metadata value of the database file; undefined when it was never written. */
export function readMeta(db: Database, key: string): string | undefined {
  return db.select().from(meta).where(eq(meta.key, key)).get()?.value;
}

/** Writes a metadata value of the database file, replacing any earlier value. */
export function writeMeta(db: Database, key: string, value: string): void {
  db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } }).run();
}
