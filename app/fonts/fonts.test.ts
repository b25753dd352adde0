import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const content = join(here, '../../content');

/** Everything that is written in content/, to find a sign that the fonts do not have before a reader does. */
const written = new Set(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(join(content, name), 'utf8')])
    .filter((letter) => letter > ' '),
);

const WANTED = [...written, ...'ÅÄÖåäöéÉüÜ0123456789–−½·×€”\u00a0'];

/** Cut down to the wanted signs once more, because that is how woff2 becomes a format that opentype.js reads. */
async function font(name: string) {
  const bytes = await subsetFont(readFileSync(join(here, name)), WANTED.join(''), { targetFormat: 'sfnt' });
  return parse(Uint8Array.from(bytes).buffer);
}

describe.each(['inter-variable.woff2', 'newsreader-500.woff2'])('%s', (name) => {
  it('has every sign of the articles and of a price', async () => {
    const parsed = await font(name);
    expect(written.size).toBeGreaterThan(60);
    expect(WANTED.filter((letter) => parsed.charToGlyphIndex(letter) === 0)).toEqual([]);
    // Prices stand under each other in figures of one width.
    expect(parsed.tables.gsub?.features.map((feature: { tag: string }) => feature.tag)).toContain('tnum');
  });
});
