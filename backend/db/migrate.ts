import { join } from 'node:path';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate as applyMigrations } from 'drizzle-orm/better-sqlite3/migrator';
import type { Database } from './client';

/** Written by `npm run backend:tables` after a change of the tables. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Drizzle's table of the migrations that a file has had. */
export const HISTORY = '__drizzle_migrations';

/** Creates missing tables, and brings those of an earlier program up to date. */
export function migrate(db: Database): void {
  // The same session and interface; only its entry point, which imports a driver without a build for Node 20, is not used (client.ts).
  applyMigrations(db as unknown as BetterSQLite3Database, { migrationsFolder });
}
