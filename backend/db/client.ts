import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type BetterSqlite from 'better-sqlite3';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import Sqlite from 'libsql';

export type Database = BaseSQLiteDatabase<'sync', BetterSqlite.RunResult, Record<string, never>>;

/**
 * The file contains personal numbers, so new folders are 0700 and files 0600, independent of the umask. SQLite gives `-wal`
 * and `-shm` the permissions of the file. An existing folder stays unchanged, since it may contain other files.
 */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Opens (and creates, with its folder) the database file. `:memory:` is accepted for unit tests.
 *
 * Uses libsql's synchronous driver: no other request can run during a transaction, so an order is written completely or
 * not at all. Drizzle has a session for this interface, but its entry point imports better-sqlite3, which has no build for
 * Node 20, so the session is assembled here.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') keepPrivate(file);
  const client = new Sqlite(file) as unknown as BetterSqlite.Database;
  client.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an order whose response was sent must survive a power failure as well as a kill -9.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  const dialect = new SQLiteSyncDialect();
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(client, dialect, undefined, {});
  return new BaseSQLiteDatabase('sync', dialect, session, undefined);
}
