import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

let distDir: string;

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'brotli-'));
  await mkdir(join(distDir, 'static/chunks'), { recursive: true });
});
afterEach(() => rm(distDir, { recursive: true }));

describe('precompress', () => {
  it('writes a Brotli copy of every script and style sheet, and keeps the plain one', async () => {
    const chunks = join(distDir, 'static/chunks');
    await writeFile(join(chunks, 'react.js'), 'start();');
    await writeFile(join(chunks, 'page.css'), 'a{}');
    await precompress({ distDir });
    expect(brotliDecompressSync(await readFile(join(chunks, 'react.js.br'))).toString()).toBe('start();');
    expect(brotliDecompressSync(await readFile(join(chunks, 'page.css.br'))).toString()).toBe('a{}');
    expect(await readFile(join(chunks, 'react.js'), 'utf8')).toBe('start();');
  });
});
