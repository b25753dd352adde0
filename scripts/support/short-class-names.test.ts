import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortenClassNames, shortName, shortNames, withShortNames } from './short-class-names.mjs';

const CARD = 'Mk7mLW_card';
const names = shortNames([`.${CARD}{color:red}.-Y615G_gold,._2NABzW_button:hover{}`]);

describe('short class names', () => {
  it('are four letters and digits, the same in each build', () => {
    expect(shortName(CARD)).toBe('FiuC');
    for (const short of names.values()) expect(short).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
    expect(names.size).toBe(3);
  });

  it('stand wherever the long ones stood alone, and nowhere else', () => {
    const short = names.get(CARD);
    const text = `class="${CARD} x",{"card":"${CARD}"},.${CARD}:hover,${CARD}s,a-${CARD},Mk7mLW_other`;
    expect(withShortNames(text, names)).toBe(
      `class="${short} x",{"card":"${short}"},.${short}:hover,${CARD}s,a-${CARD},Mk7mLW_other`,
    );
  });
});

describe('a build', () => {
  let distDir: string;
  beforeEach(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'classes-'));
    for (const folder of ['static/chunks', 'server/chunks/ssr'])
      await mkdir(join(distDir, folder), { recursive: true });
  });
  afterEach(() => rm(distDir, { recursive: true }));

  it('has the same short names in style sheets and in the scripts of both sides', async () => {
    const files = ['static/chunks/a.css', 'static/chunks/a.js', 'server/chunks/ssr/a.js'].map((name) =>
      join(distDir, name),
    );
    for (const file of files) await writeFile(file, `.${CARD}`);
    await shortenClassNames({ distDir });
    expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(
      Array(3).fill(`.${shortName(CARD)}`),
    );
  });

  it('fails when there is nothing to rename, as after a change of the long names', async () => {
    await writeFile(join(distDir, 'static/chunks/a.css'), '.card{}');
    await expect(shortenClassNames({ distDir })).rejects.toThrow('No classes');
  });
});
