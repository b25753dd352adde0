import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Next compresses with gzip alone, anew for each response. Brotli takes a seventh off the scripts, at its highest level only ahead of time.

const compress = promisify(brotliCompress);

/** A hook of the build (next.config.mjs): lays `x.js.br` beside every script and style sheet. The server (lib/server/serve.ts) sends them. */
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
