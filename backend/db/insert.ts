import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/**
 * A function that inserts rows into one table; a missing column is null. It reuses one prepared statement: statements live
 * outside the JavaScript heap until they are collected, and one per two hundred rows with as many values as SQLite accepts
 * adds up to about eighty megabytes before the collector runs.
 */
export function inserter<T extends SQLiteTable>(tx: Database, table: T): (rows: readonly T['$inferInsert'][]) => void {
  const columns = Object.keys(getTableColumns(table));
  const places = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  const insert = tx
    .insert(table)
    .values(places as T['$inferInsert'])
    .prepare();
  return (rows) => {
    for (const row of rows as readonly Record<string, unknown>[]) {
      insert.run(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
    }
  };
}
