import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the layout changes, in em (docs/decisions/0100-widths-in-em.md). */
const WIDTHS = { 'large text': 17.5, phone: 36, tablet: 45, desktop: 62, wide: 75 };
/** From here a row has room for one more word: phones of 360, 390 and 420 px, and the header of a tablet of 768 px. */
const ROWS = [22.5, 24.375, 26.25, 48];
const HEIGHTS = [30, 32, 45, 52];
/** Numbers of cards at the widths of spec.md section 9, and the page that has room for a fourth card beside the filters. */
const OWN: Readonly<Record<string, readonly number[]>> = {
  'components/ui/carousel.module.css': [37.5, 56.25, 64, 85, 100],
  'app/tokens.css': [100],
};

/** Of a style sheet, `matchMedia` or a `<source>`; not the `sizes` of a picture, which end with a length. */
const QUERY = /@media([^{]*)\{|['"](\([^'"]*\))['"]/g;
const FEATURE = /\(([^()]*\b(?:width|height)\b[^()]*)\)/g;
/** "width < 36em", "height >= 30em", "36em <= width < 45em": of two halves only one holds at the boundary. */
const RANGE = /^(?:([\d.]+)em <= (?=\w+ <))?(width|height) (?:<|>=) ([\d.]+)em$/;

function unknownIn(file: string, text: string): string[] {
  const widths = [...Object.values(WIDTHS), ...ROWS, ...(OWN[file] ?? [])];
  const queries = [...text.matchAll(QUERY)].map(([, ...kinds]) => kinds.join(''));
  return queries.flatMap((query) =>
    [...query.matchAll(FEATURE)].flatMap(([, feature = '']) => {
      const [, from, axis, to] = RANGE.exec(feature) ?? [];
      const known = axis === 'width' ? widths : HEIGHTS;
      const isKnown = [from, to].every((size) => size === undefined || known.includes(Number(size)));
      return axis !== undefined && isKnown ? [] : [`${file}: ${feature}`];
    }),
  );
}

it('every media query is a range of a known width or height', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => unknownIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  '(max-width: 36em)',
  '(width <= 36em)',
  '(36em < width)',
  '(36em < width < 45em)',
  '(width < 36rem)',
  '(width < 40em)',
  '(height >= 31em)',
])('%s is none', (query) => {
  expect(unknownIn('a.css', `@media ${query} {`)).toHaveLength(1);
  expect(unknownIn('a.tsx', `const NARROW = '${query}';`)).toHaveLength(1);
  expect(unknownIn('a.tsx', `<source media="${query}" sizes="${query} 56vw, 100vw" />`)).toHaveLength(1);
});
