import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hintStartScripts } from './compile-hints.mjs';

let distDir: string;

const chunk = (name: string) => join(distDir, 'static/chunks', name);
const manifest = (rootMainFiles?: string[]) =>
  writeFile(join(distDir, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'hints-'));
  await mkdir(join(distDir, 'static/chunks'), { recursive: true });
  await writeFile(chunk('react.js'), 'start();');
  await writeFile(chunk('checkout.js'), 'later();');
});
afterEach(() => rm(distDir, { recursive: true }));

describe('hintStartScripts', () => {
  it('marks what every page starts with, in its first line, and nothing else', async () => {
    await manifest(['static/chunks/react.js']);
    await hintStartScripts({ distDir });
    expect(await readFile(chunk('react.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(await readFile(chunk('checkout.js'), 'utf8')).toBe('later();');
  });

  it('marks a script once, however often a build is repeated', async () => {
    await manifest(['static/chunks/react.js']);
    await hintStartScripts({ distDir });
    await hintStartScripts({ distDir });
    expect((await readFile(chunk('react.js'), 'utf8')).match(/allFunctionsCalledOnLoad/g)).toHaveLength(1);
  });

  it('stops the build when Next names its start scripts in another way', async () => {
    await manifest();
    await expect(hintStartScripts({ distDir })).rejects.toThrow(/has Next renamed them/);
  });
});
