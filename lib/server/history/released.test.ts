import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { NO_CANDLES } from '@/lib/domain/prices/candles';
import { createHistoryFile } from './file';

/** A small price history of each released schema, by the first commit known to write it. */
const RELEASED = new URL('./released/', import.meta.url);
const released = readdirSync(RELEASED);
const BACKEND = 'https://backend.test';

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'price-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function unpacked(name: string): string {
  const file = join(folderOfTest(), 'prices.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(new URL(name, RELEASED))));
  return file;
}

function schemaOf(file: string) {
  const client = new Sqlite(file);
  const rows = client.prepare('SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name').all();
  client.close();
  return rows as readonly { readonly name: string; readonly sql: string }[];
}

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const candle = (time: string, last: number, low = last, high = last) => ({ at: at(time), last, low, high });

it.each(released)('the prices recorded in %s are read, and recording goes on', async (name) => {
  const file = unpacked(name);
  const before = await createHistoryFile(file, BACKEND).load();
  const gold = {
    cycle: [candle('24T09:55', 4_100_000), candle('24T10:05', 4_120_000)],
    hour: [candle('24T09:00', 4_100_000, 4_090_000, 4_110_000), candle('24T10:00', 4_120_000)],
    day: [candle('23T00:00', 4_000_000, 3_990_000, 4_050_000)],
  };
  const silver = { cycle: [candle('24T10:05', 52_000)], hour: [candle('24T10:00', 52_000)], day: [] };
  expect(before).toEqual({
    gold: { candles: gold, isDemonstration: false },
    silver: { candles: silver, isDemonstration: true },
  });

  const cycle = [...(before.gold?.candles ?? NO_CANDLES).cycle, candle('24T10:15', 4_130_000)];
  await createHistoryFile(file, BACKEND).save(before, {
    ...before,
    gold: { candles: { ...gold, cycle }, isDemonstration: false },
  });
  expect((await createHistoryFile(file, BACKEND).load()).gold?.candles.cycle).toEqual(cycle);
});

it('the tables that this program makes are those of a file here: keep one of new tables before they change', async () => {
  const file = join(folderOfTest(), 'prices.sqlite');
  await createHistoryFile(file, BACKEND).load();
  const today = schemaOf(file);
  expect(released.map((name) => schemaOf(unpacked(name)))).toContainEqual(today);
});
