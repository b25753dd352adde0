import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildFiles } from './build-files';
import { listen } from './listen.fixture';

const SCRIPT = 'go("0123456789")';
let folder: string;
let url: string;
let served: boolean[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/a.js'), SCRIPT);
  writeFileSync(join(folder, 'chunks/a.js.br'), brotliCompressSync(SCRIPT));
  served = [];
  const files = buildFiles(folder);
  const server = createServer(async (request, response) => {
    const isServed = await Promise.resolve(files(request, response)).catch((error: Error) => {
      response.writeHead(500).end(error.name);
      return true;
    });
    served.push(isServed);
    if (!isServed) response.end(`next: ${request.url}`);
  });
  const { url: address, stop } = await listen(server);
  url = address;
  onTestFinished(stop);
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: String(await buffer(response)) };
}

// e2e/first-load.spec.ts: in Brotli for clients that accept it.
it('serves a build script cacheable for a year, and passes other requests to Next under the same URL', async () => {
  const { status, headers, body } = await read('/_next/static/chunks/a.js?x');
  await expect.poll(() => served).toEqual([true]);
  expect([status, body, headers.vary]).toEqual([200, SCRIPT, 'Accept-Encoding']);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/_next/static/chunks/b.js?x=1', '/_next/static/chunks', '/kopa-guld?x=1', '/chunks/a.js'])
    expect((await read(path)).body).toBe(`next: ${path}`);
});

it.each([
  ['bytes=-5', 206, SCRIPT.slice(-5)],
  ['bytes=0-1', 206, 'go'],
  ['bytes=5-2', 416, ''],
  ['bytes=99-', 416, ''],
])('responds to the range %s with %d', async (range, status, body) => {
  const response = await read('/_next/static/chunks/a.js', { range });
  expect(response).toMatchObject({ status, body });
  if (status !== 416) return;
  expect(response.headers).toMatchObject({ 'content-range': 'bytes */16', 'cache-control': 'no-store' });
  for (const ofFile of ['accept-ranges', 'content-type', 'last-modified'])
    expect(response.headers).not.toHaveProperty(ofFile);
});

it('a style sheet has a type of its own, and a file without a compressed copy varies by nothing', async () => {
  writeFileSync(join(folder, 'a.css.br'), brotliCompressSync('p{}'));
  writeFileSync(join(folder, 'a.css'), 'p{}');
  writeFileSync(join(folder, 'b.txt'), 'text');
  const { url: again, stop } = await listen(createServer(buildFiles(folder)));
  onTestFinished(stop);
  url = again;
  const style = await read('/_next/static/a.css#x', { 'accept-encoding': 'br' });
  expect(style).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
  expect(style.headers['content-encoding']).toBe('br');
  const text = await read('/_next/static/b.txt?a#x', { 'accept-encoding': 'br' });
  expect([text.body, text.headers.vary, text.headers.etag]).toEqual(['text', undefined, undefined]);
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0', undefined],
  ['gzip', undefined],
  ['identity, br;q=0.5', undefined],
  ['br, identity;q=0.5', 'br'],
])('to a client that accepts %s uses the encoding %s', async (accepted, encoding) => {
  const { status, headers } = await read('/_next/static/chunks/a.js', { 'accept-encoding': accepted });
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers['content-type']).toContain('javascript');
});

it('repeats what caches need in a 304 and in a part', async () => {
  const { headers } = await read('/_next/static/chunks/a.js');
  const kept = {
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'last-modified': headers['last-modified'],
  };
  const again = await read('/_next/static/chunks/a.js', { 'if-modified-since': headers['last-modified'] ?? '' });
  expect(again).toMatchObject({ status: 304, headers: kept });
  const part = await read('/_next/static/chunks/a.js', { range: 'bytes=0-1' });
  expect(part).toMatchObject({ status: 206, headers: kept });
});

it('rejects for a file that cannot be read, and passes on one that is gone', async () => {
  symlinkSync('loop.js', join(folder, 'loop.js'));
  expect((await read('/_next/static/loop.js')).status).toBe(500);
  rmSync(join(folder, 'chunks/a.js'));
  expect((await read('/_next/static/chunks/a.js')).body).toContain('next:');
});
