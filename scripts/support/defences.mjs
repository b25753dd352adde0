import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/**
 * The shop's defences, how each is removed (`from` becomes `to` in one file), and the unit tests that then must fail: where none is
 * named, those beside the file.
 * @returns {{ name: string, file: string, from: string, to: string, tests: string[] }[]}
 */
export function readDefences() {
  const rows = parse(readFileSync('scripts/defences.csv', 'utf8'), { columns: true });
  return rows.map((row) => ({ ...row, tests: (row.tests || row.file.replace(/\.m?[jt]s$/, '.test.ts')).split(' ') }));
}
