import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '@/lib/listen.fixture';
import { buildFiles } from './build-files';

// e2e/first-load.spec.ts: in Brotli for clients that accept it.
it('serves a build script cacheable for a year, and passes other requests to Next under the same URL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/a.js'), 'go()');
  const files = buildFiles(folder);
  const { url, stop } = await listen(
    createServer((request, response) => files(request, response, () => response.end(`next: ${request.url}`))),
  );
  onTestFinished(stop);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const response = await fetch(`${url}/_next/static/chunks/a.js?x`);
  expect([response.status, await response.text()]).toEqual([200, 'go()']);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  for (const path of ['/_next/static/chunks/b.js?x=1', '/kopa-guld?x=1', '/chunks/a.js'])
    expect(await (await fetch(url + path)).text()).toBe(`next: ${path}`);
});
