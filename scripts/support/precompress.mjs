import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Next compresses with gzip alone, anew for each answer. Brotli takes a seventh off the scripts, at its highest level only ahead of time.

const compress = promisify(brotliCompress);

const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };

/** "br" among what a browser accepts. With a weight behind it, which may be 0, it counts as not accepted: gzip is never wrong. */
const ACCEPTS_BROTLI = [{ type: 'header', key: 'accept-encoding', value: '(?:.*[ ,])?br(?:[ ,].*)?' }];

const chunks = (extension) => `/_next/static/chunks/:file(.+\\.${extension})`;

/** A hook of the build (next.config.mjs): lays `x.js.br` beside every script and style sheet. */
export async function precompress({ distDir }) {
  const folder = join(distDir, 'static/chunks');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(`${path}.br`, await compress(await readFile(path)));
    }),
  );
}

/** Answer with what `precompress` made, under the same addresses. `app/%5Fnext` knows that a missing file is told in Brotli, too. */
export const precompressedRewrites = Object.keys(TYPES).map((extension) => ({
  source: chunks(extension),
  has: ACCEPTS_BROTLI,
  destination: '/_next/static/chunks/:file.br',
}));

export const precompressedHeaders = Object.entries(TYPES).map(([extension, type]) => ({
  source: chunks(extension),
  has: ACCEPTS_BROTLI,
  headers: [
    { key: 'Content-Encoding', value: 'br' },
    { key: 'Content-Type', value: type },
    { key: 'Vary', value: 'Accept-Encoding' },
  ],
}));
