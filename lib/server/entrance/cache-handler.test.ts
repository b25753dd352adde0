import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import PageCache, { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The file system that Next passes to its cache. */
const nodeFs = {
  ...fs,
  ...fs.promises,
  mkdir: (path: string) => fs.promises.mkdir(path, { recursive: true }),
  mkdirSync: (path: string) => fs.mkdirSync(path, { recursive: true }),
};

const SETTINGS = { fs: nodeFs, flushToDisk: true, maxMemoryCacheSize: 0, revalidatedTags: [] };
const cache = () => new PageCache({ ...SETTINGS, serverDistDir: folder });

const page = (more: object = {}) => ({
  kind: 'APP_PAGE',
  html: '<script>self.__next_f.push([1,"a"])</script>',
  rscData: Buffer.from('0:{}'),
  headers: {} as Record<string, string>,
  segmentData: new Map(),
  ...more,
});
const HOW = { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false };
const KEY = '/route-cache/APP_PAGE/51d7dd05/$/praglade-guldtackor/guldtacka';

it('adds policy and ETag to a page, also to one read from its files when memory is full', async () => {
  const made = page({ headers: { 'x-next-cache-tags': 'prices' } });
  await cache().set(KEY, made, { isRoutePPREnabled: true });
  expect(made.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(made.headers).not.toHaveProperty('x-next-cache-tags');
  expect(made.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  const kept = await cache().get(KEY, HOW);
  expect(kept?.value).toMatchObject({ html: made.html, rscData: made.rscData, headers: made.headers });
});

it.each([
  ['a page with a policy', { headers: { 'content-security-policy': 'its own' } }],
  ['a page with hashes', { headers: { [KEPT_SCRIPTS_HEADER]: 'its own' } }],
  ['what is no page', { kind: 'APP_ROUTE', body: Buffer.from('') }],
])('%s stays as it is', async (_, more) => {
  const made = page(more);
  const before = { ...made.headers };
  await cache()
    .set(KEY, made, { isRoutePPREnabled: true })
    .catch(() => undefined);
  expect(made.headers).toEqual(before);
});

it('two pages have two ETags, and a page without headers gets them', async () => {
  const tags = [];
  for (const html of ['a', 'b']) {
    const made = page({ html, headers: undefined });
    await cache().set(KEY, made, { isRoutePPREnabled: true });
    tags.push(made.headers.etag);
  }
  expect(new Set(tags).size).toBe(2);
});

it('pages of a build are written and read whoever made them, with their tags and their open parts', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = page({ headers: { 'x-next-cache-tags': 'prices' } });
  await cache().set(KEY, made, { isRoutePPREnabled: true });
  expect(made.headers['x-next-cache-tags']).toBe('prices');
  await cache().revalidateTag(['prices'], { expire: 0 });
  expect((await cache().get(KEY, HOW))?.value).toMatchObject({ html: made.html });
  const open = page({
    postponed: 'state',
    rscData: undefined,
    html: '<script>self.__next_f.push([1,"a"])</script>x<script>self.__next_f.push([1,"b"])</script>',
  });
  await cache().set(`${KEY}-open`, open, { isRoutePPREnabled: true });
  expect(open.headers[KEPT_SCRIPTS_HEADER]).toMatch(/^'sha256-[^' ]+' 'sha256-[^' ]+'$/);
});

it('a page cached by another process is not sent, but rendered again', async () => {
  await cache().set(KEY, page(), { isRoutePPREnabled: true });
  vi.resetModules();
  const { default: Restarted } = await import('./cache-handler.mjs');
  const restarted = new Restarted({ ...SETTINGS, serverDistDir: folder });
  expect(await restarted.get(KEY, HOW)).toBeNull();
  const now = page({ html: '<script>self.__next_f.push([1,"b"])</script>' });
  await restarted.set(KEY, now, { isRoutePPREnabled: true });
  expect((await restarted.get(KEY, HOW))?.value).toMatchObject({ html: now.html });
});

it.each([-3_600_000, 3_600_000])(
  'a page is rendered again when prices change, also when the clock was moved by %d ms',
  async (moved) => {
    const made = () => page({ headers: { 'x-next-cache-tags': 'prices' } });
    const server = cache();
    await server.set(KEY, made(), { isRoutePPREnabled: true });
    vi.useFakeTimers({ now: Date.now() + moved, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await server.revalidateTag(['prices'], { expire: 0 });
    expect(await server.get(KEY, HOW)).toBeNull();
    await server.set(KEY, made(), { isRoutePPREnabled: true });
    const kept = await server.get(KEY, HOW);
    expect(kept?.value).toMatchObject({ kind: 'APP_PAGE' });
    expect(Math.abs(Number(kept?.lastModified) - (performance.timeOrigin + performance.now()))).toBeLessThan(60_000);
  },
);

it('a partly prerendered page gets only its script hashes, and is not cached per request', async () => {
  const made = page({ postponed: 'state', rscData: undefined });
  await cache().set(KEY, made, { isRoutePPREnabled: true });
  expect(Object.keys(made.headers)).toEqual([KEPT_SCRIPTS_HEADER]);
  expect(await cache().get(KEY, HOW)).toBeNull();
});

it('a page whose file could not be replaced is rendered again, not read from the old file', async () => {
  await cache().set(KEY, page(), { isRoutePPREnabled: true });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const full = new PageCache({
    ...SETTINGS,
    fs: { ...nodeFs, writeFile: () => Promise.reject(new Error('ENOSPC')) },
    serverDistDir: folder,
  });
  await full.set(KEY, page({ html: '<script>self.__next_f.push([1,"b"])</script>' }), { isRoutePPREnabled: true });
  expect(await full.get(KEY, HOW)).toBeNull();
});

/** Memory enough for the pages of a test: Next's cache has one memory for the process, which its first use sizes. */
async function freshCache(fs: object) {
  vi.resetModules();
  const { default: Fresh } = await import('./cache-handler.mjs');
  return new Fresh({ ...SETTINGS, fs: { ...nodeFs, ...fs }, maxMemoryCacheSize: 1_000_000, serverDistDir: folder });
}

it('a page that cannot be written to disk is served from memory, with one report', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const full = await freshCache({ writeFile: () => Promise.reject(new Error('ENOSPC')) });
  for (const key of [KEY, `${KEY}-2`]) {
    const made = page();
    await full.set(key, made, { isRoutePPREnabled: true });
    expect((await full.get(key, HOW))?.value).toMatchObject({ html: made.html });
  }
  expect(said).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
});

it('a disk that fails again after a success is reported again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  let isFull = true;
  const writeFile = (...args: Parameters<typeof fs.promises.writeFile>) =>
    isFull ? Promise.reject(new Error('ENOSPC')) : fs.promises.writeFile(...args);
  const server = await freshCache({ writeFile });
  for (const full of [true, false, true]) {
    isFull = full;
    await server.set(`${KEY}-${full}`, page(), { isRoutePPREnabled: true });
  }
  expect(said).toHaveBeenCalledTimes(2);
});

it('a listing with filters is kept in memory only', async () => {
  const server = await freshCache({});
  const plain = '/route-cache/APP_PAGE/51d7dd05/$/listing-static/alla/kopa-guld';
  const filtered = '/route-cache/APP_PAGE/51d7dd05/$/listing-static/varumarke%3Dvalcambi/kopa-guld';
  for (const key of [plain, filtered]) {
    await server.set(key, page(), { isRoutePPREnabled: true });
    expect((await server.get(key, HOW))?.value).toMatchObject({ kind: 'APP_PAGE' });
  }
  const files = fs.readdirSync(folder, { recursive: true }).map(String);
  expect(files.some((name) => name.endsWith('alla/kopa-guld.html'))).toBe(true);
  expect(files.filter((name) => name.includes('valcambi'))).toEqual([]);
});
