import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

export type FontName = 'serif' | 'serif-bold' | 'sans' | 'sans-bold';

const FILES: Record<FontName, readonly [string, string]> = {
  serif: ['newsreader', '500-normal'],
  'serif-bold': ['newsreader', '700-normal'],
  sans: ['inter', '500-normal'],
  'sans-bold': ['inter', '700-normal'],
};

const require = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

function load(family: string, subset: string, style: string): Font {
  const file = `@fontsource/${family}/files/${family}-${subset}-${style}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(require.resolve(file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(file, font);
  return font;
}

export interface FontGlyph {
  readonly font: Font;
  readonly glyph: Glyph;
}

/** The outline of one character, from the latin subset or else latin-ext. Throws when neither has it. */
export function glyphOf(name: FontName, char: string): FontGlyph {
  const [family, style] = FILES[name];
  for (const subset of ['latin', 'latin-ext']) {
    const font = load(family, subset, style);
    if (font.charToGlyphIndex(char) > 0) return { font, glyph: font.charToGlyph(char) };
  }
  throw new Error(`No outline for "${char}" in ${name}`);
}
