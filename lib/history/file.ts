import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { type Bar, type Bars, LENGTHS, type Length, NO_BARS } from '@/lib/prices/bars';
import type { Metal } from '@/lib/prices/goods';
import type { HistoryStore, Recording, Recordings } from './store';

const TABLES = `
  CREATE TABLE IF NOT EXISTS series (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, metal TEXT NOT NULL, demonstration INTEGER NOT NULL, UNIQUE (source, metal)
  );
  CREATE TABLE IF NOT EXISTS bars (
    series INTEGER NOT NULL, length INTEGER NOT NULL, at INTEGER NOT NULL,
    last INTEGER NOT NULL, low INTEGER NOT NULL, high INTEGER NOT NULL, PRIMARY KEY (series, length, at)
  ) WITHOUT ROWID;`;

// Aggregated into one text: reading row by row takes three times as long.
const READ = `SELECT group_concat(at) AS at, group_concat(last) AS last, group_concat(low) AS low, group_concat(high) AS high
  FROM bars WHERE series = ? AND length = ?`;
const WRITE = `INSERT OR REPLACE INTO bars SELECT ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`;
const FORGET = 'DELETE FROM bars WHERE series = ? AND length = ? AND at < ?';
const DESCRIBE = `INSERT INTO series (source, metal, demonstration) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET demonstration = excluded.demonstration`;

const METALS: readonly Metal[] = ['gold', 'silver'];

type Columns = Readonly<Record<keyof Bar, string | null>>;

const numbersIn = (column: string | null) => JSON.parse(`[${column ?? ''}]`) as readonly number[];

function barsFrom(columns: Columns): Bar[] {
  const last = numbersIn(columns.last);
  const low = numbersIn(columns.low);
  const high = numbersIn(columns.high);
  const bars = numbersIn(columns.at).map((at, row) => ({
    at: at * 1000,
    last: last[row] ?? 0,
    low: low[row] ?? 0,
    high: high[row] ?? 0,
  }));
  if (!bars.every((bar) => bar.at > 0 && bar.last > 0 && bar.low > 0 && bar.high > 0))
    throw new Error('price history: not a bar');
  return bars.sort((a, b) => a.at - b.at);
}

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

/**
 * Recordings in a SQLite file, created with its folder when missing. Prices of different backends never mix.
 * @param source identifies the backend
 */
export function createHistoryFile(file: string, source: string): HistoryStore {
  let db: Sqlite.Database | undefined;
  const opened = () => {
    db ??= open(file);
    return db;
  };

  function seriesOf(metal: Metal) {
    const row = opened()
      .prepare('SELECT id, demonstration FROM series WHERE source = ? AND metal = ?')
      .get(source, metal);
    return row as { readonly id: number; readonly demonstration: number } | undefined;
  }

  function read(metal: Metal): Recording | undefined {
    const series = seriesOf(metal);
    if (!series) return undefined;
    const list = (length: Length) => {
      const columns = opened().prepare(READ).get(series.id, LENGTHS.indexOf(length));
      return barsFrom(columns as Columns);
    };
    const bars: Bars = { cycle: list('cycle'), hour: list('hour'), day: list('day') };
    return { bars, isDemonstration: series.demonstration === 1 };
  }

  function write(metal: Metal, before: Bars, { bars, isDemonstration }: Recording): void {
    opened()
      .prepare(DESCRIBE)
      .run(source, metal, isDemonstration ? 1 : 0);
    const { id } = seriesOf(metal) ?? { id: 0 };
    for (const [index, length] of LENGTHS.entries()) {
      const known = new Set(before[length]);
      const rows = bars[length].filter((bar) => !known.has(bar));
      const values = rows.map(({ at, last, low, high }) => [at / 1000, last, low, high]);
      if (values.length > 0) opened().prepare(WRITE).run(id, index, JSON.stringify(values));
      const first = bars[length][0];
      if (first && known.size > 0)
        opened()
          .prepare(FORGET)
          .run(id, index, first.at / 1000);
    }
  }

  return {
    load: async () => {
      const found = METALS.flatMap((metal) => {
        const recording = read(metal);
        return recording ? [[metal, recording] as const] : [];
      });
      return Object.fromEntries(found);
    },
    save: async (before: Recordings, now: Recordings) => {
      opened().transaction(() => {
        for (const metal of METALS) {
          const recording = now[metal];
          if (recording && recording !== before[metal]) write(metal, before[metal]?.bars ?? NO_BARS, recording);
        }
      })();
      return null;
    },
  };
}
