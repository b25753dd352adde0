import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const content = join(here, '../../content');

/** All text in content/, to find characters that the fonts lack. */
const written = new Set(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(join(content, name), 'utf8')])
    .filter((letter) => letter > ' '),
);

const WANTED = [...written, ...'ÅÄÖåäöéÉüÜ0123456789–−½·×€”\u00a0'];

/** Subsets again, because that also converts woff2 to a format that the reader knows. */
async function font(name: string, wanted: readonly string[]) {
  const bytes = await subsetFont(readFileSync(join(here, name)), wanted.join(''), { targetFormat: 'sfnt' });
  const face = new Face(new Blob(Uint8Array.from(bytes)));
  return { letters: new Set(face.collectUnicodes()), features: face.getTableFeatureTags('GSUB') };
}

/** The code points of one family's fallback faces, which a browser loads on demand: their `unicode-range` in index.ts. */
const ranges = [...readFileSync(join(here, 'index.ts'), 'utf8').matchAll(/'(U\+[^']+)'/g)].map(([, list = '']) =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  }),
);

/** Without the soft hyphen, which neither font has: browsers draw the hyphen instead. */
const LATIN_1 = Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)).filter(
  (letter) => letter !== '\u00ad',
);

describe.each(['inter-variable.woff2', 'newsreader-500.woff2'])('%s', (name) => {
  it('has every character of the articles and of a price', async () => {
    const { letters, features } = await font(name, WANTED);
    expect(written.size).toBeGreaterThan(60);
    expect(WANTED.filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    // Prices in a column need tabular figures.
    expect(features).toContain('tnum');
  });

  it("lacks exactly the Latin-1 characters of the fallback face's unicode-range", async () => {
    const { letters } = await font(name, LATIN_1);
    const left = LATIN_1.filter((letter) => !letters.has(letter.charCodeAt(0)));
    expect(left.length).toBeGreaterThan(50);
    expect(ranges).toHaveLength(4);
    for (const latin of [ranges[0], ranges[2]]) {
      const offered = LATIN_1.filter((letter) =>
        latin?.some(({ first, last }) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last),
      );
      expect(offered).toEqual(left);
    }
  });
});
