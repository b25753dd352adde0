import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { catalogueIndexes, catalogueTables, meta } from './catalogue-tables';
import type { Database } from './client';
import { orderIndexes, orderTables } from './order-tables';

/** Increase it with every table change that makes existing files unreadable. */
export const SCHEMA_VERSION = 5;

function createTable(table: SQLiteTable): string {
  const { name, columns, foreignKeys, checks } = getTableConfig(table);
  const references = new Map(
    foreignKeys.map((key) => {
      const {
        columns: [column],
        foreignTable,
      } = key.reference();
      return [column, `REFERENCES ${getTableName(foreignTable)} (id)`];
    }),
  );
  const lines = columns.map((column) => {
    const key = 'autoIncrement' in column && column.autoIncrement ? 'PRIMARY KEY AUTOINCREMENT' : 'PRIMARY KEY';
    const rules = [column.primary && key, column.notNull && 'NOT NULL', column.isUnique && 'UNIQUE'];
    return [column.name, column.getSQLType(), ...rules, references.get(column)].filter(Boolean).join(' ');
  });
  const limits = checks.map(({ value }) => `CHECK (${new SQLiteSyncDialect().sqlToQuery(value).sql})`);
  return `CREATE TABLE IF NOT EXISTS ${name} (${[...lines, ...limits].join(', ')})`;
}

/**
 * Creates missing tables. Throws an Error with a one-line message for a file of another version, whose orders this program
 * cannot interpret (openDataFile moves older ones aside).
 */
export function migrate(db: Database): void {
  const version = db.get<{ user_version: number } | undefined>(sql`PRAGMA user_version`)?.user_version ?? 0;
  if (version !== 0 && version !== SCHEMA_VERSION) {
    throw new Error(
      `the data file has version ${version}, this program has ${SCHEMA_VERSION}: start the later program, or move the file away`,
    );
  }
  db.transaction((tx) => {
    for (const table of [...catalogueTables, ...orderTables]) tx.run(sql.raw(createTable(table)));
    for (const index of [...catalogueIndexes, ...orderIndexes]) tx.run(sql.raw(index));
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
