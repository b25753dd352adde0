import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isBuilt, noteBuilt } from './build.mjs';

const CHUNK = 'static/chunks/a.js';
const PAGE = 'server/app/faq.html';

function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'half-a-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [CHUNK, PAGE, 'server/pages-manifest.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'content');
  }
  noteBuilt(folder, 'these sources');
  return folder;
}

it('starts a whole build of the same sources, whose pages the shop has written anew', () => {
  const folder = aBuild();
  writeFileSync(join(folder, PAGE), 'a page of today');
  expect([isBuilt(folder, 'these sources'), isBuilt(folder, 'others')]).toEqual([true, false]);
});

it('builds again where a file is missing or cut off, or the note is', () => {
  const broken = [
    (folder: string) => rmSync(join(folder, CHUNK)),
    (folder: string) => truncateSync(join(folder, 'server/pages-manifest.json')),
    (folder: string) => truncateSync(join(folder, 'built-from'), 20),
    (folder: string) => rmSync(join(folder, 'built-from')),
  ];
  for (const damage of broken) {
    const folder = aBuild();
    damage(folder);
    expect(isBuilt(folder, 'these sources')).toBe(false);
  }
});
