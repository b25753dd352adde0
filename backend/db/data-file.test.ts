import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedWhenEmpty } from '../seed/seed';
import { openDataFile } from './data-file';
import { customers } from './order-tables';

/** A file of the shop that no process has open. */
function dataFile() {
  const folder = mkdtempSync(join(tmpdir(), 'backend-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = openDataFile(':memory:', () => undefined);
  seedWhenEmpty(db, 1);
  const file = join(folder, 'shop.sqlite');
  db.run(sql`VACUUM INTO ${file}`);
  return { folder, file, warn: vi.fn() };
}

function change(file: string, statement: string) {
  const client = new Sqlite(file);
  client.exec(statement);
  client.close();
}

it.each([
  ['is no database', (file: string) => writeFileSync(file, 'no database '.repeat(1_000))],
  ['is cut off', (file: string) => truncateSync(file, 200_000)],
  ['has damaged pages', (file: string) => writeFileSync(file, readFileSync(file).fill('*', 20_000, 60_000))],
])('keeps a file that %s beside a new one, whose numbers nobody has', (_what, damage) => {
  const { folder, file, warn } = dataFile();
  damage(file);
  const before = readFileSync(file);

  const db = openDataFile(file, warn);
  const aside = readdirSync(folder).find((name) => name.startsWith('shop.sqlite.damaged-')) ?? '';
  expect(warn.mock.calls.join()).toContain(aside);
  expect(readFileSync(join(folder, aside)).equals(before)).toBe(true);
  const customer = db.insert(customers).values({ personalNumber: '191212121212', newsletter: false }).returning().get();
  expect(customer.id).toBeGreaterThan(20_000_000);
});

it('keeps a sound file, and refuses one of a later program', () => {
  const { file, warn } = dataFile();
  openDataFile(file, warn);
  expect(warn).not.toHaveBeenCalled();
  const later = dataFile().file;
  change(later, 'UPDATE __drizzle_migrations SET created_at = created_at + 1');
  expect(() => openDataFile(later, warn)).toThrow('later program');
  expect(readdirSync(join(later, '..'))).toContain('shop.sqlite');
});
