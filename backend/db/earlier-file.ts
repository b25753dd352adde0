import { closeSync, openSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { meta } from './catalogue-tables';
import type { Database } from './client';
import { HISTORY, migrationsFolder } from './migrate';
import { orderTables } from './order-tables';

const earlier = (name: string) => sql.identifier(`earlier_${name}`);

/** Renames every table, and drops the indexes, whose names the new ones need. */
function setAside(tx: Database): string[] {
  const entries = tx.all<{ type: string; name: string }>(
    sql`SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'`,
  );
  const named = (type: string) => entries.flatMap((entry) => (entry.type === type ? [entry.name] : []));
  for (const name of named('index')) tx.run(sql`DROP INDEX ${sql.identifier(name)}`);
  for (const name of named('table')) tx.run(sql`ALTER TABLE ${sql.identifier(name)} RENAME TO ${earlier(name)}`);
  return named('table');
}

/** All of today's tables, whose migrations count as done. Drizzle's own call cannot be part of a transaction. */
function createTables(tx: Database): void {
  const history = sql.identifier(HISTORY);
  tx.run(sql`CREATE TABLE ${history} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    for (const statement of statements) tx.run(sql.raw(statement));
    tx.run(sql`INSERT INTO ${history} (hash, created_at) VALUES (${hash}, ${folderMillis})`);
  }
}

/** Copies a table's rows; a column that the earlier one lacks stays empty. Throws for a column that may not be. */
function copyRows(tx: Database, table: SQLiteTable): void {
  const { name, columns } = getTableConfig(table);
  const found = tx.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${`earlier_${name}`})`);
  const names = new Set(found.map((column) => column.name));
  const lacking = columns.find((column) => !names.has(column.name) && column.notNull && !column.hasDefault);
  if (lacking) throw new Error(`no column ${lacking.name} in ${name}`);
  const list = sql.raw(columns.flatMap((column) => (names.has(column.name) ? [column.name] : [])).join(', '));
  tx.run(sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM ${earlier(name)}`);
}

/**
 * Gives a file of the time before tables had a history (27 November 2026) today's tables, with the same customers, sessions, orders and
 * withdrawals, all or nothing; the catalogue is left to be seeded anew. A copy of the file as it was is written to `copy`. Throws, with
 * the file as it was, when an order cannot be taken over completely.
 */
export function takeOverEarlierTables(db: Database, copy: string): void {
  closeSync(openSync(copy, 'w', 0o600));
  db.run(sql`VACUUM INTO ${copy}`);
  db.transaction(
    (tx) => {
      const names = setAside(tx);
      createTables(tx);
      for (const table of [meta, ...orderTables]) if (names.includes(getTableConfig(table).name)) copyRows(tx, table);
      // The new catalogue has all its stock.
      tx.run(sql`UPDATE order_lines SET reserved = 0`);
      tx.run(sql`DELETE FROM sqlite_sequence WHERE name NOT LIKE 'earlier\\_%' ESCAPE '\\'`);
      tx.run(sql`INSERT INTO sqlite_sequence SELECT substr(name, 9), seq FROM sqlite_sequence`);
      for (const name of names.toReversed()) tx.run(sql`DROP TABLE ${earlier(name)}`);
    },
    { behavior: 'immediate' },
  );
}
