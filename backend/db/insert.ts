import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/**
 * A function that writes rows of one table; a column that a row leaves out is null. One statement, prepared once: a
 * statement lives outside the JavaScript heap until its wrapper is collected, so one per two hundred rows (and as many
 * values in each as SQLite takes) adds up to some eighty megabytes before the collector sees a reason to run.
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
