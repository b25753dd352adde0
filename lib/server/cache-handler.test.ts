import { promises as fs, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PageCache, { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The file system that Next passes to its cache. */
const nodeFs = {
  existsSync: () => true,
  readFile: fs.readFile,
  readFileSync,
  writeFile: fs.writeFile,
  mkdir: (path: string) => fs.mkdir(path, { recursive: true }),
  mkdirSync: (path: string) => mkdirSync(path, { recursive: true }),
  stat: fs.stat,
};

const cache = () =>
  new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 0, revalidatedTags: [] });

const page = (more: object = {}) => ({
  kind: 'APP_PAGE',
  html: '<script>self.__next_f.push([1,"a"])</script>',
  rscData: Buffer.from('0:{}'),
  headers: {} as Record<string, string>,
  segmentData: new Map(),
  ...more,
});
const KEY = '/route-cache/APP_PAGE/51d7dd05/$/praglade-guldtackor/guldtacka';

it('adds policy and ETag to a page, also to one read from its files when memory is full', async () => {
  const made = page();
  await cache().set(KEY, made, { isRoutePPREnabled: true });
  expect(made.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(made.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  const kept = await cache().get(KEY, { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false });
  expect(kept?.value).toMatchObject({ html: made.html, rscData: made.rscData, headers: made.headers });
});

it('adds only the script hashes to a partly prerendered page, and does not store it', async () => {
  const made = page({ postponed: 'state', rscData: undefined });
  await cache().set(KEY, made, { isRoutePPREnabled: true });
  expect(Object.keys(made.headers)).toEqual([KEPT_SCRIPTS_HEADER]);
  expect(await cache().get(KEY, { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false })).toBeNull();
});
