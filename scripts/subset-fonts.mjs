import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Regenerates in app/fonts the two fonts that every page waits for: `node scripts/subset-fonts.mjs`. The published fonts contain
// alternates, fractions and weights that our pages do not use, and are almost twice as large.
const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../app/fonts', import.meta.url));

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/**
 * The characters of Swedish text, with the accents of loan words and common names. The rest of Latin-1 would add a third; a browser
 * loads it when a page contains one of its characters (`latin` in app/fonts/index.ts, whose `unicode-range` is the rest).
 */
const LETTERS = `${range(0x20, 0x7e)}\u00a0§©«°²·»½×ÄÅÉÖÜàäåæèéöøü\u2009\u200a\u202f‐‑‒–—‘’‚“”„†•…‰‹›€™←↑→↓−∕`;

/** Tabular figures for prices, and the features for correct letter positions. */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'lnum', 'tnum'];

const FONTS = [
  {
    file: 'inter-variable',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    features: FEATURES,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'newsreader-500',
    source: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
    features: [...FEATURES, 'liga'],
    axes: {},
  },
];

for (const { file, source, features, axes } of FONTS) {
  const subset = await subsetFont(await readFile(require.resolve(source)), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    // Keeps the hints: without them tabular figures get different widths where letters are placed on whole pixels, and prices shift.
    noHinting: false,
  });
  await writeFile(`${folder}/${file}.woff2`, subset);
  console.log(`${file}.woff2: ${subset.length} bytes`);
}
