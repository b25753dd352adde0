import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { listen } from '@/lib/listen.fixture';
import { buildFiles } from './build-files';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
mkdirSync(join(folder, 'chunks'));
writeFileSync(join(folder, 'chunks/a.js'), 'go()');
writeFileSync(join(folder, 'chunks/a.js.br'), brotliCompressSync('go()'));
const files = buildFiles(folder);
const server = await listen(
  createServer((request, response) => files(request, response, () => response.end(`next: ${request.url}`))),
);
const site = server.url;
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('serves a build script cacheable for a year, in Brotli for clients that accept it', async () => {
  for (const [encoding, sent] of [
    ['br', 'br'],
    ['identity', null],
  ] as const) {
    const response = await fetch(`${site}/_next/static/chunks/a.js?x`, { headers: { 'accept-encoding': encoding } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, sent]);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(await response.text()).toBe('go()');
  }
});

it('passes other requests to Next under the same URL', async () => {
  for (const path of ['/_next/static/chunks/b.js?x=1', '/kopa-guld?x=1', '/chunks/a.js'])
    expect(await (await fetch(site + path)).text()).toBe(`next: ${path}`);
});
