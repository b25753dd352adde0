import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { expect, it } from 'vitest';
import { forgetFinishedPages } from '@/lib/config/build-output';
import PageCache from './cache-handler.mjs';

const NUMBER = '199111039831';

it('keeps a page for everybody without the address that its first visitor asked for', async () => {
  const cache = new PageCache({
    fs: {},
    flushToDisk: false,
    serverDistDir: '/',
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
  });
  const data = `0:{"P":null,"c":["","kopa-guld?marke=${NUMBER}"],"q":"","i":false}`;
  const html = `<script>self.__next_f.push(${JSON.stringify([1, data])})</script>`;
  const page = {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(data),
    segmentData: new Map([['/_full', Buffer.from(data)]]),
    headers: {},
  };
  await cache.set('/route-cache/APP_PAGE/51d7dd05/$/listing-dynamic/[query]/[...path]', page, {});
  const kept = [page.html, String(page.rscData), String(page.segmentData.get('/_full'))];
  for (const text of kept) {
    expect(text).toContain('"P":null');
    expect(text).not.toContain(NUMBER);
  }
  expect(page.headers).toHaveProperty('x-inline-scripts');
});

it('sends no page of a former process before this one has its first catalogue', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const settings = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 0, revalidatedTags: [] };
  const page = { kind: 'APP_PAGE', html: '<p>1 000 SEK</p>', rscData: Buffer.from('0:{}'), headers: {} };
  await new PageCache(settings).set('/guldtacka', { ...page, segmentData: new Map() }, {});
  const hourAgo = new Date(performance.timeOrigin - 3_600_000);
  for (const file of await readdir(folder, { recursive: true })) await utimes(join(folder, file), hourAgo, hourAgo);
  const read = () =>
    new PageCache(settings).get('/guldtacka', { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
  expect(await read()).toBeNull();
  forgetFinishedPages();
  expect((await read())?.value).toMatchObject({ html: page.html });
  await rm(folder, { recursive: true });
});

it('reads a whole page from its files again when there was no room for it in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const settings = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 0, revalidatedTags: [] };
  const key = '/route-cache/APP_PAGE/51d7dd05/$/praglade-guldtackor/guldtacka';
  const page = {
    kind: 'APP_PAGE',
    html: '<p>guld</p>',
    rscData: Buffer.from('0:{}'),
    headers: {},
    segmentData: new Map(),
  };
  await new PageCache(settings).set(key, page, { isRoutePPREnabled: true });
  const kept = await new PageCache(settings).get(key, { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false });
  await rm(folder, { recursive: true });
  expect(kept?.value).toMatchObject({ html: '<p>guld</p>', rscData: Buffer.from('0:{}') });
});
