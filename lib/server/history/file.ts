import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { byLength, type Candle, type Candles, LENGTHS, NO_CANDLES } from '@/lib/domain/prices/candles';
import { METALS, type Metal } from '@/lib/domain/prices/goods';
import type { HistoryStore, Recording, Recordings } from './store';

const TABLES = `
  CREATE TABLE IF NOT EXISTS series (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, metal TEXT NOT NULL, demonstration INTEGER NOT NULL, UNIQUE (source, metal)
  );
  CREATE TABLE IF NOT EXISTS bars (
    series INTEGER NOT NULL, length INTEGER NOT NULL, at INTEGER NOT NULL,
    last INTEGER NOT NULL, low INTEGER NOT NULL, high INTEGER NOT NULL, PRIMARY KEY (series, length, at)
  ) WITHOUT ROWID;`;

// One text: reading row by row takes five times as long.
const READ = `SELECT json_group_array(json_object('at', at * 1000, 'last', last, 'low', low, 'high', high)) AS rows
  FROM (SELECT * FROM bars WHERE series = ? AND length = ? ORDER BY at)`;
const WRITE = `INSERT OR REPLACE INTO bars SELECT ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`;
const FORGET = 'DELETE FROM bars WHERE series = ? AND length = ? AND at < ?';
const DESCRIBE = `INSERT INTO series (source, metal, demonstration) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET demonstration = excluded.demonstration`;

function open(file: string): Sqlite.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Sqlite(file);
  // Recorded prices survive kill -9. A power failure may lose the last ones, but never corrupts the file.
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('busy_timeout = 2000');
  db.exec(TABLES);
  return db;
}

/** Recordings in a SQLite file, created when missing. `source` names the backend: prices of different ones never mix. */
export function createHistoryFile(file: string, source: string): HistoryStore {
  let db: Sqlite.Database | undefined;
  const prepare = (statement: string) => {
    db ??= open(file);
    return db.prepare(statement);
  };

  function seriesOf(metal: Metal) {
    const row = prepare('SELECT id, demonstration FROM series WHERE source = ? AND metal = ?').get(source, metal);
    return row as { readonly id: number; readonly demonstration: number } | undefined;
  }

  function read(metal: Metal): Recording | undefined {
    const series = seriesOf(metal);
    if (!series) return undefined;
    const candles = byLength((length) => {
      const { rows } = prepare(READ).get(series.id, LENGTHS.indexOf(length)) as { readonly rows: string };
      const candles = JSON.parse(rows) as readonly Candle[];
      const isSound = candles.every(({ at, last, low, high }) => at > 0 && last > 0 && low > 0 && high > 0);
      if (!isSound) throw new Error('price history: not a candle');
      return candles;
    });
    return { candles, isDemonstration: series.demonstration === 1 };
  }

  function write(metal: Metal, before: Candles, { candles, isDemonstration }: Recording): void {
    prepare(DESCRIBE).run(source, metal, isDemonstration ? 1 : 0);
    const id = seriesOf(metal)?.id;
    for (const [index, length] of LENGTHS.entries()) {
      const writtenBefore = new Set(before[length]);
      const rows = candles[length].filter((candle) => !writtenBefore.has(candle));
      const values = rows.map(({ at, last, low, high }) => [at / 1000, last, low, high]);
      prepare(WRITE).run(id, index, JSON.stringify(values));
      const [first] = candles[length];
      if (first) prepare(FORGET).run(id, index, first.at / 1000);
    }
  }

  return {
    load: async () => ({ gold: read('gold'), silver: read('silver') }),
    save: async (before: Recordings, now: Recordings) => {
      db ??= open(file);
      db.transaction(() => {
        for (const metal of METALS) {
          const recording = now[metal];
          if (recording) write(metal, before[metal]?.candles ?? NO_CANDLES, recording);
        }
      })();
      return null;
    },
    close: () => {
      // Until then everything may be in the `-wal` file beside it.
      db?.pragma('wal_checkpoint(TRUNCATE)');
      db?.close();
      db = undefined;
    },
  };
}
