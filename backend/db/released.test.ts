import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import Sqlite from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { orderBody, TOLVAN } from '../commerz/backend.fixture';
import { createClock } from '../core/clock';
import { readBackendConfig } from '../core/config';
import { seedWhenEmpty } from '../seed/seed';
import { createTestApp } from '../testing/test-app';
import { openDataFile } from './data-file';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { orderTables } from './order-tables';

/** A data file of each released schema, with seven orders: `version-4` is commit 3954f9c8's, the others have a migration's name. */
const RELEASED = new URL('./released/', import.meta.url);
const released = readdirSync(RELEASED);

type Rows = readonly Readonly<Record<string, unknown>>[];

function unpacked(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'backend-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'shop.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(new URL(name, RELEASED))));
  return file;
}

/** What customers know of a file: the rows of its order tables, but for the stock that they hold. */
function booksOf(file: string): Record<string, Rows> {
  const client = new Sqlite(file);
  const read = (name: string) => client.prepare(`SELECT * FROM ${name} ORDER BY 1`).all() as Rows;
  const present = client.prepare('SELECT name FROM sqlite_master').pluck().all();
  const known = orderTables.map(getTableConfig).filter(({ name }) => present.includes(name));
  const books = known.map(({ name }) => {
    const rows = read(name).map(({ reserved: _, ...row }) => row);
    return [name, rows] as const;
  });
  client.close();
  return Object.fromEntries(books);
}

it('each released schema has a file here', () => {
  expect(released).toEqual(expect.arrayContaining(journal.entries.map(({ tag }) => `${tag}.sqlite.gz`)));
});

it.each(released)('the order book of %s survives the upgrade, and goes on', async (name) => {
  const file = unpacked(name);
  const before = booksOf(file);
  expect(before.orders).toHaveLength(7);
  const warn = vi.fn();

  const db = openDataFile(file, warn);
  const after = booksOf(file);
  for (const [table, rows] of Object.entries(before))
    expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)));
  seedWhenEmpty(db, 1);
  const config = readBackendConfig({ BACKEND_DATA: file, BACKEND_CONTROL: '1' });
  const clock = createClock(() => Date.parse('2026-03-10T09:00:09Z'));
  const { json, post } = createTestApp({}, { config, db, clock });
  const { body } = await post('/sylius/commerz/fetch-order', { orderId: 1 });
  expect(body.order).toMatchObject({ state: 'confirmed', withdrawal: { caseNumber: 'A1' } });
  const variant = await json('/sylius/api/v2/shop/product-variants/guldtacka-10g');
  const productVariants = { 0: { id: variant.id ?? 501, quantity: 1 } };
  const placed = await post('/sylius/commerz/create-order', orderBody({ ssn: TOLVAN, productVariants }));
  expect(placed.body).toMatchObject({ code: 200, orderId: 8 });

  warn.mockClear();
  openDataFile(file, warn);
  expect(warn).not.toHaveBeenCalled();
});

it('keeps an earlier file as it was beside the new one, and says so', () => {
  const file = unpacked('version-4.sqlite.gz');
  const before = booksOf(file);
  const warn = vi.fn();
  openDataFile(file, warn);
  const aside = readdirSync(join(file, '..')).find((name) => name.startsWith('shop.sqlite.earlier-')) ?? '';
  expect(booksOf(join(file, '..', aside))).toEqual(before);
  expect(statSync(join(file, '..', aside)).mode & 0o777).toBe(0o600);
  expect(warn.mock.calls.join()).toContain(aside);
});

it('takes over what a killed program left in the log beside its file', () => {
  const file = unpacked('version-4.sqlite.gz');
  const running = new Sqlite(file);
  running.pragma('journal_mode = WAL');
  running.exec("UPDATE orders SET phone = '0709999999' WHERE id = 7");
  const killed = join(file, '..', 'killed.sqlite');
  for (const ending of ['', '-wal']) writeFileSync(killed + ending, readFileSync(file + ending));
  running.close();
  openDataFile(killed, vi.fn());
  expect(booksOf(killed).orders?.[6]).toMatchObject({ id: 7, phone: '0709999999' });
});

it.each([
  ['a column without which an order means nothing', 'ALTER TABLE orders DROP COLUMN email'],
  [
    'an order twice',
    "UPDATE payments SET state = 'created'; INSERT INTO payments (order_id, method, ref, state, amount, created_at) SELECT order_id, method, ref || 'x', state, amount, created_at FROM payments",
  ],
])('refuses to start on a file that it cannot read in full: %s', (_what, statement) => {
  const file = unpacked('version-4.sqlite.gz');
  const client = new Sqlite(file);
  client.exec(`DROP INDEX payments_one_open; ${statement}`);
  client.close();
  const before = booksOf(file);
  const warn = vi.fn();
  expect(() => openDataFile(file, warn)).toThrow(/earlier program/);
  expect(readdirSync(join(file, '..')).join()).not.toContain('earlier');
  expect(booksOf(file)).toEqual(before);
});
