import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './client';
import { migrate } from './migrate';

const folder = mkdtempSync(join(tmpdir(), 'backend-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('creates files that only their owner can read', () => {
  const file = join(folder, 'made', 'here', 'shop.sqlite');
  migrate(openDatabase(file));
  expect(['', '-wal', '-shm'].map((ending) => modeOf(`${file}${ending}`))).toEqual(['600', '600', '600']);
  expect([modeOf(dirname(file)), modeOf(join(folder, 'made'))]).toEqual(['700', '700']);
});

it('restricts an existing file that others could read, and leaves an existing folder unchanged', () => {
  const file = join(folder, 'shop.sqlite');
  chmodSync(folder, 0o755);
  for (const ending of ['', '-wal', '-shm']) writeFileSync(`${file}${ending}`, '', { mode: 0o644 });
  migrate(openDatabase(file));
  expect(['', '-wal', '-shm'].map((ending) => modeOf(`${file}${ending}`))).toEqual(['600', '600', '600']);
  expect(modeOf(folder)).toBe('755');
});
