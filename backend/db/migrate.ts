import { sql } from 'drizzle-orm';
import { createCatalogueTables } from './catalogue-tables';
import type { Database } from './client';
import { createOrderTables } from './order-tables';

/** Increase it with every table change that makes existing files unreadable. */
const SCHEMA_VERSION = 4;

/** SQL that upgrades a file from the given version to the next. */
const upgrades: Readonly<Record<number, string>> = {
  2: 'ALTER TABLE variants ADD COLUMN fixed_price INTEGER',
  3: 'ALTER TABLE orders ADD COLUMN agreed TEXT',
};

/**
 * Creates missing tables and upgrades a file of an earlier version. Throws an Error with a one-line message for a file of
 * any other version, whose orders this program cannot interpret.
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
