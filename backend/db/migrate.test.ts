import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed';
import { variants } from './catalogue-tables';
import { openDatabase } from './client';
import { migrate } from './migrate';

it('upgrades a file of an earlier version and keeps its data', () => {
  const db = openDatabase(':memory:');
  migrate(db);
  seedCatalogue(db, 1);
  const before = db.select().from(variants).all();
  db.run(sql`ALTER TABLE variants DROP COLUMN fixed_price`);
  db.run(sql`ALTER TABLE orders DROP COLUMN agreed`);
  db.run(sql`PRAGMA user_version = 2`);
  migrate(db);
  migrate(db);
  expect(db.select().from(variants).all()).toEqual(before);
});

it('rejects a file of any other version', () => {
  const db = openDatabase(':memory:');
  for (const version of [1, 99]) {
    db.run(sql.raw(`PRAGMA user_version = ${version}`));
    expect(() => migrate(db)).toThrow(`the data file has version ${version}`);
  }
});
