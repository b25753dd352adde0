import { sql } from 'drizzle-orm';
import { createCatalogueTables } from './catalogue-tables';
import type { Database } from './client';
import { createOrderTables } from './order-tables';

/** Raise it with every change of a table that an existing file cannot be read with. */
const SCHEMA_VERSION = 4;

/** What turns a file of a version into one of the next. */
const upgrades: Readonly<Record<number, string>> = {
  2: 'ALTER TABLE variants ADD COLUMN fixed_price INTEGER',
  3: 'ALTER TABLE orders ADD COLUMN agreed TEXT',
};

/**
 * Creates the tables that are missing and brings a file of an earlier version up to this one. Throws an Error with a one-line message when the file was written by another
 * version of the program: its orders must not be guessed at.
 */
export function migrate(db: Database): void {
  const row = db.get<{ user_version: number } | undefined>(sql`PRAGMA user_version`);
  const version = row?.user_version ?? 0;
  const steps =
    version === 0 ? [] : Array.from({ length: SCHEMA_VERSION - version }, (_, step) => upgrades[version + step]);
  if (version > SCHEMA_VERSION || steps.includes(undefined)) {
    throw new Error(`the data file has version ${version}, this program needs ${SCHEMA_VERSION}: move the file away`);
  }
  db.transaction((tx) => {
    for (const step of steps) if (step) tx.run(sql.raw(step));
    for (const statement of [...createCatalogueTables, ...createOrderTables]) tx.run(sql.raw(statement));
    tx.run(sql.raw(`PRAGMA user_version = ${SCHEMA_VERSION}`));
  });
}
