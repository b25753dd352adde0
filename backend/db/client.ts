import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type BetterSqlite from 'better-sqlite3';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import Sqlite from 'libsql';

export type Database = BaseSQLiteDatabase<'sync', BetterSqlite.RunResult, Record<string, never>>;

/**
 * The file holds personal numbers, so new folders are 0700 and the files 0600, independent of the umask. SQLite gives `-wal` and `-shm` the permissions of the file beside which it makes them. A folder that was there stays
 * as it is, since it may hold other things.
 */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Opens (and creates, with its folder) the database file. `:memory:` is accepted for unit tests.
 *
 * libsql's synchronous driver: a transaction is one function call that no other request can come between, which is
 * what "an order is written whole or not at all" needs. Drizzle ships a session for exactly this interface, but its
 * ready-made entry point insists on importing better-sqlite3, which has no build for Node 20: hence the assembly here.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') keepPrivate(file);
  const client = new Sqlite(file) as unknown as BetterSqlite.Database;
  client.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an answered order must survive the power going as well as a kill -9.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  const dialect = new SQLiteSyncDialect();
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(client, dialect, undefined, {});
  return new BaseSQLiteDatabase('sync', dialect, session, undefined);
}
