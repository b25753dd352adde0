import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processWide } from '@/lib/process-wide';
import { forgetFinishedPages, hasIncompletePages, isFinishedPage, markIncompleteBuild } from './build-output';

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(process.cwd(), '.next-e2e-test-'));
  mkdirSync(join(build, 'server/app/kopa-guld'), { recursive: true });
  vi.stubEnv('NEXT_DIST_DIR', relative(process.cwd(), build));
  processWide('finished-pages', () => ({ expired: false })).expired = false;
});
afterEach(() => {
  rmSync(build, { recursive: true });
  vi.unstubAllEnvs();
});

const finish = (file: string) => writeFileSync(join(build, 'server/app', file), '');

describe('a finished page', () => {
  it('is one that the build or a visitor has had made', async () => {
    for (const file of ['index.html', 'kopa-guld/guldtackor.html', 'sitemap.xml.body']) finish(file);
    for (const path of ['/', '/kopa-guld/guldtackor', '/sitemap.xml'])
      expect(await isFinishedPage(path), path).toBe(true);
    for (const path of ['/kopa-guld', '/nope', '/kopa-guld/GULDTACKOR%2F..'])
      expect(await isFinishedPage(path), path).toBe(false);
  });

  it('is none any more after a day: Next would make it anew', async () => {
    finish('index.html');
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(join(build, 'server/app/index.html'), yesterday, yesterday);
    expect(await isFinishedPage('/')).toBe(false);
  });

  it('is none of a build without the catalogue, until its pages have been thrown away', async () => {
    finish('index.html');
    await markIncompleteBuild();
    expect([hasIncompletePages(), await isFinishedPage('/')]).toEqual([true, false]);
    forgetFinishedPages();
    expect([hasIncompletePages(), await isFinishedPage('/')]).toEqual([false, true]);
  });
});
