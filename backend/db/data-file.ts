import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import Sqlite from 'libsql';
import { type Database, openDatabase } from './client';
import { takeOverEarlierTables } from './earlier-file';
import { HISTORY, migrate } from './migrate';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { orderTables } from './order-tables';

interface Finding {
  /** Part of the name that the file gets. */
  readonly kind: 'damaged' | 'earlier';
  readonly reason: string;
}

/** When this program's tables changed last: milliseconds since 1970. */
const LAST_CHANGE = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Why this program cannot go on with an existing file as it is. The whole file is read: a damaged page would else fail a later request.
 * Throws for a file of a later program, whose orders this one cannot interpret.
 */
function findingOf(file: string): Finding | null {
  if (file === ':memory:' || !existsSync(file)) return null;
  let client: Sqlite.Database | undefined;
  try {
    const opened = new Sqlite(file);
    client = opened;
    const read = (name: string) => (opened.prepare(`PRAGMA ${name}`).get() as Record<string, unknown>)[name];
    const check = read('quick_check');
    if (check !== 'ok') return { kind: 'damaged', reason: String(check) };
    const hasTable = (name: string) =>
      opened.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;
    if (!hasTable(HISTORY))
      return hasTable('orders') ? { kind: 'earlier', reason: 'without a history of its tables' } : null;
    const { last } = opened.prepare(`SELECT max(created_at) AS last FROM ${HISTORY}`).get() as { last: number };
    if (last > LAST_CHANGE)
      throw new Error(`the data file is of a later program: start that one, or move ${file} away`);
    return null;
  } catch (error) {
    const isDamage = error instanceof Sqlite.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);
    if (isDamage) return { kind: 'damaged', reason: error.message };
    throw error;
  } finally {
    client?.close();
  }
}

function moveAside(file: string, aside: string): void {
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
}

/**
 * Continues above every number that the lost file can have given: browsers know those, and would open the orders of others. Minutes
 * since 1970, since the shop has fewer than one order a minute.
 */
function skipGivenNumbers(db: Database): void {
  for (const { name, columns } of orderTables.map(getTableConfig)) {
    const isNumbered = columns.some((column) => 'autoIncrement' in column && column.autoIncrement);
    const last = Math.floor(Date.now() / 60_000);
    if (isNumbered) db.run(sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${last})`);
  }
}

/**
 * Opens the shop's data file with its tables. A damaged file is moved aside, never deleted, and a new one begun; one of the time before
 * tables had a history is kept aside, and its orders are taken over. Throws for a file of a later program, and for an earlier one whose
 * orders cannot be taken over completely.
 * @param warn receives one line for the operator
 */
export function openDataFile(file: string, warn: (line: string) => void): Database {
  const finding = findingOf(file);
  if (finding === null) return migrated(file);
  const { kind, reason } = finding;
  const aside = `${file}.${kind}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (kind === 'earlier') {
    const db = takenOver(file, aside);
    warn(`${file} was of an earlier program (${reason}). Its orders are taken over; the file as it was is ${aside}.`);
    return db;
  }
  moveAside(file, aside);
  const db = migrated(file);
  skipGivenNumbers(db);
  warn(`${file} is damaged (${reason}). It is now ${aside}, with its orders; the shop begins a new file.`);
  return db;
}

function migrated(file: string): Database {
  const db = openDatabase(file);
  migrate(db);
  return db;
}

function takenOver(file: string, aside: string): Database {
  const db = openDatabase(file);
  try {
    takeOverEarlierTables(db, aside);
    return db;
  } catch (error) {
    rmSync(aside, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the data file is of an earlier program, and its orders cannot be taken over (${reason}): start that one, or move ${file} away`,
    );
  }
}
