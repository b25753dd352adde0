import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCKED = {
  '': { name: 'shop' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

/** A folder with this lock file and these installed packages; null when there is no node_modules. */
function folderWith(installed: object | null) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

const next = { 'node_modules/next': { version: '16.4.6' } };
const vitest = { 'node_modules/vitest': { version: '4.1.12' } };

it.each([
  ['after npm ci', { ...next, ...vitest }, { start: true, test: true }],
  ['without the tools', next, { start: true, test: false }],
  [
    'when a package has another version',
    { 'node_modules/next': { version: '16.4.5' }, ...vitest },
    { start: false, test: false },
  ],
  ['without node_modules', null, { start: false, test: false }],
])('%s', (_, installed, expected) => {
  const folder = folderWith(installed);
  expect({ start: isInstalled(false, folder), test: isInstalled(true, folder) }).toEqual(expected);
});
